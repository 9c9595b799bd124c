import type { Payload } from 'payload'

import { findAll } from '../../infrastructure/database/rows'
import { env } from '../../lib/env'
import { apiError, toMebibytes } from '../../lib/errors/apiErrors'

interface StoredSizes {
  filesize?: number | null
  sizes?: Record<string, { filesize?: number | null } | undefined>
}

/**
 * Checks the storage quota; without STORAGE_QUOTA_MB there is no limit. Two concurrent requests may
 * exceed it together, by the smaller one's size.
 * @param bytes bytes to store in addition to the existing files
 * @throws ApiError 402 quota-exceeded
 */
export async function assertWithinQuota(payload: Payload, bytes: number): Promise<void> {
  if (env.storageQuotaBytes === undefined) return
  if ((await sumStoredBytes(payload)) + bytes > env.storageQuotaBytes) {
    throw apiError('quota-exceeded', { megaoctets: toMebibytes(env.storageQuotaBytes) })
  }
}

/** Sums the bytes of all files in records, image sizes included. */
export async function sumStoredBytes(payload: Payload): Promise<number> {
  const [documents, images] = await Promise.all([
    findAll<StoredSizes>(payload, { collection: 'documents', select: { filesize: true } }),
    findAll<StoredSizes>(payload, {
      collection: 'images',
      select: { filesize: true, sizes: true },
    }),
  ])
  return [...documents, ...images]
    .flatMap(({ filesize, sizes }) => [
      filesize,
      ...Object.values(sizes ?? {}).map((size) => size?.filesize),
    ])
    .reduce<number>((sum, size) => sum + (size ?? 0), 0)
}
