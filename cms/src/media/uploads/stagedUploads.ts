import path from 'node:path'

import type { Upload } from '@tus/server'

import { env } from '../../lib/env'
import { BucketFolder } from '../storage/s3/BucketFolder'
import { DiskStaging } from './staging/DiskStaging'
import { S3Staging } from './staging/S3Staging'
import { trackWrites } from './staging/trackWrites'

/**
 * The configured staging: the bucket when S3 is set, so that any process can continue an upload.
 */
export const { staging: stagedUploads, holdLockUntilWritten } = trackWrites(
  env.s3
    ? new S3Staging(new BucketFolder(env.s3, '.uploads/'))
    : new DiskStaging(path.join(env.dataDir, 'uploads')),
)

/** @returns undefined when the upload does not exist or has expired */
export async function findStagedUpload(id: string): Promise<Upload | undefined> {
  try {
    return await stagedUploads.getUpload(id)
  } catch (error) {
    if (isUploadNotFound(error)) return undefined
    throw error
  }
}

/** Deletes a staged upload; does nothing if it does not exist. */
export async function deleteStagedUpload(id: string): Promise<void> {
  try {
    await stagedUploads.remove(id)
  } catch (error) {
    if (!isUploadNotFound(error)) throw error
  }
}

function isUploadNotFound(error: unknown): boolean {
  const { status, status_code } = error as { status?: number; status_code?: number }
  return [404, 410].includes(status ?? status_code ?? 0)
}
