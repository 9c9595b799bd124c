import { PutObjectCommand, S3Client, type PutObjectCommandInput } from '@aws-sdk/client-s3'

import type { S3Settings } from '../../../lib/env'

const MAX_SOCKETS = 100

/** Maximum concurrent file reads: each holds a connection until its client has read the file. */
const MAX_READ_SOCKETS = 1_000

/** Client options shared with @payloadcms/storage-s3; outages are detected in seconds. */
export function s3ClientConfig(settings: S3Settings, maxSockets = MAX_SOCKETS) {
  return {
    region: settings.region,
    ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
    forcePathStyle: settings.forcePathStyle,
    credentials: settings.credentials,
    maxAttempts: 3,
    // Many S3-compatible servers do not support the newer default checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: 30_000,
      // Without it the timeout only logs a warning.
      throwOnRequestTimeout: true,
      socketTimeout: 60_000,
      httpAgent: { keepAlive: true, maxSockets },
      httpsAgent: { keepAlive: true, maxSockets },
    },
  }
}

/**
 * Timeout of requests that upload no file: the response starts within it, or the request is
 * retried. A server that accepts connections and never responds would block clients for three times
 * 30 s.
 */
export const READ_REQUEST_OPTIONS = { requestTimeout: 5_000 }

let client: S3Client | undefined
let readClient: S3Client | undefined

/** The shared client for writes and short requests, with one connection pool. */
export const openS3Client = (settings: S3Settings): S3Client =>
  (client ??= new S3Client(s3ClientConfig(settings)))

/** The client for file reads, with its own connections: slow clients block no other request. */
export const openS3ReadClient = (settings: S3Settings): S3Client =>
  (readClient ??= new S3Client(s3ClientConfig(settings, MAX_READ_SOCKETS)))

/** Whether an S3 error means that the object does not exist. */
export function isNoSuchKey(error: unknown): boolean {
  const name = (error as Error | undefined)?.name
  return name === 'NotFound' || name === 'NoSuchKey'
}

/** Resolves to S3's response, or to undefined when the object does not exist. */
export async function undefinedIfNotFound<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isNoSuchKey(error)) return undefined
    throw error
  }
}

/** Whether an S3 error means that the object exists, or is being written concurrently. */
export const isConflict = (error: unknown): boolean =>
  ['PreconditionFailed', 'ConditionalRequestConflict'].includes((error as Error).name)

/** Writes an object unless it exists. @returns whether it was written */
export async function putIfAbsent(
  client: S3Client,
  object: PutObjectCommandInput,
): Promise<boolean> {
  try {
    await client.send(new PutObjectCommand({ ...object, IfNoneMatch: '*' }))
    return true
  } catch (error) {
    if (isConflict(error)) return false
    throw error
  }
}
