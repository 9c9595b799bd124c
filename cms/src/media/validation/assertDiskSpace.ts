import fs from 'node:fs/promises'

import type { Payload } from 'payload'

import { env } from '../../lib/env'
import { apiError, toMebibytes } from '../../lib/errors/apiErrors'
import { log } from '../../lib/log'
import { isFileNotFound } from '../../lib/fs/files'
import { findAll } from '../../infrastructure/database/rows'

/**
 * Checks for free disk space, and reserves some of it: a database on a full disk stops responding.
 * @param bytes bytes to write, both in the staging folder and in the media folder
 * @throws ApiError 507 insufficient-storage
 */
export async function assertDiskSpace(bytes: number): Promise<void> {
  // With S3, uploads are staged in the bucket too.
  if (!env.s3) await refuseBeyond(bytes, [env.dataDir, env.mediaDir])
}

/**
 * Checks the disk space for a multipart file. It is buffered in the data folder even with S3, and
 * SQLite writes to that folder.
 * @throws ApiError 507 insufficient-storage
 */
export async function refuseFormWithoutRoom(bytes: number): Promise<void> {
  // The file is written twice: to the temporary folder and to the media folder.
  if (!env.s3) await assertDiskSpace(2 * bytes)
  else if (env.database.kind === 'sqlite') await refuseBeyond(bytes, [env.dataDir])
}

async function refuseBeyond(bytes: number, folders: string[]): Promise<void> {
  const free = Math.min(...(await Promise.all(folders.map(getFreeBytes))))
  if (free - bytes >= env.diskReserveBytes) return
  const refusal = apiError('insufficient-storage')
  const reserve = env.diskReserveBytes
  log.warn({ code: refusal.code, free, bytes, reserve }, 'Disque plein, fichier refusé')
  throw refusal
}

/** Returns the free bytes of a folder's disk; Infinity when the folder does not exist yet. */
export async function getFreeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await fs.statfs(folder)
    return bavail * bsize
  } catch (error) {
    // The folder is created with the first file.
    if (isFileNotFound(error)) return Infinity
    throw error
  }
}

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
