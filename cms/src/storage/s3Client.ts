import { S3Client } from '@aws-sdk/client-s3'

import type { S3Settings } from '../env'

/** Client options shared with @payloadcms/storage-s3: a storage that is away is noticed in seconds. */
export function s3ClientConfig(settings: S3Settings) {
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
      httpAgent: { keepAlive: true, maxSockets: 100 },
      httpsAgent: { keepAlive: true, maxSockets: 100 },
    },
  }
}

let client: S3Client | undefined

/** The client of this process: one pool of connections for all that is read and written. */
export const openS3Client = (settings: S3Settings): S3Client =>
  (client ??= new S3Client(s3ClientConfig(settings)))

/** Whether S3 says that there is no such object. */
export function isMissingObject(error: unknown): boolean {
  const name = (error as Error | undefined)?.name
  return name === 'NotFound' || name === 'NoSuchKey'
}

/** What S3 answers, or undefined when there is no such object. */
export async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isMissingObject(error)) return undefined
    throw error
  }
}
