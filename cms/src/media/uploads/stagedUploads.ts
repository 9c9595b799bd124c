import path from 'node:path'

import type { Upload } from '@tus/server'

import { env } from '../../lib/env'
import { BucketFolder } from '../storage/s3/BucketFolder'
import { DiskStaging } from './staging/DiskStaging'
import { S3Staging } from './staging/S3Staging'
import { trackWrites } from './staging/trackWrites'

/** The staging of this set-up: the bucket where there is one, so that any process can go on. */
export const { staging: stagedUploads, holdLockUntilWritten } = trackWrites(
  env.s3
    ? new S3Staging(new BucketFolder(env.s3, '.uploads/'))
    : new DiskStaging(path.join(env.dataDir, 'uploads')),
)

/** @returns undefined when there is no such upload, or no more */
export async function findStagedUpload(id: string): Promise<Upload | undefined> {
  try {
    return await stagedUploads.getUpload(id)
  } catch (error) {
    if (isUploadNotFound(error)) return undefined
    throw error
  }
}

/** Forgets a staged upload; one that is gone already is no error. */
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
