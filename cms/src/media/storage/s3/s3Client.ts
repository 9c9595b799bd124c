import { S3Client } from '@aws-sdk/client-s3'

import type { S3Settings } from '../../../lib/env'

const MAX_SOCKETS = 100

/** Files that are read at the same time: each holds its connection for as long as its reader takes. */
const MAX_READ_SOCKETS = 1_000

/** Client options shared with @payloadcms/storage-s3: a storage that is away is noticed in seconds. */
export function s3ClientConfig(settings: S3Settings, maxSockets = MAX_SOCKETS) {
  return {
    region: settings.region,
    ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
    forcePathStyle: settings.forcePathStyle,
    credentials: settings.credentials,
    maxAttempts: 3,
    // Many S3 servers that are not Amazon's do not know the newer default checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: 30_000,
      // Without it the time-out is only a warning.
      throwOnRequestTimeout: true,
      socketTimeout: 60_000,
      httpAgent: { keepAlive: true, maxSockets },
      httpsAgent: { keepAlive: true, maxSockets },
    },
  }
}

/**
 * For requests that carry no file: the answer begins within this time or the request is tried again.
 * A server that accepts connections and never answers would hold readers for three times 30 s.
 */
export const READ_REQUEST_OPTIONS = { requestTimeout: 5_000 }

let client: S3Client | undefined
let readClient: S3Client | undefined

/** The client of this process: one pool of connections for all that ends soon, and for what is written. */
export const openS3Client = (settings: S3Settings): S3Client =>
  (client ??= new S3Client(s3ClientConfig(settings)))

/** The client that files are read with, in a pool of its own: slow readers use up no other request's. */
export const openS3ReadClient = (settings: S3Settings): S3Client =>
  (readClient ??= new S3Client(s3ClientConfig(settings, MAX_READ_SOCKETS)))

/** Whether S3 says that there is no such object. */
export function isNoSuchKey(error: unknown): boolean {
  const name = (error as Error | undefined)?.name
  return name === 'NotFound' || name === 'NoSuchKey'
}

/** What S3 answers, or undefined when there is no such object. */
export async function undefinedIfNotFound<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isNoSuchKey(error)) return undefined
    throw error
  }
}
