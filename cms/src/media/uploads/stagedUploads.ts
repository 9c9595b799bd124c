import path from 'node:path'
import type { Upload, Locker } from '@tus/server'

import { env } from '../../lib/env'
import { BucketFolder } from '../storage/s3/BucketFolder'
import { DiskStaging } from './staging/DiskStaging'
import { S3Staging } from './staging/S3Staging'
import type { StagingStore } from './staging/types'

/** The staging of uploads: the bucket if S3 is set, so that any process can continue one. */
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

/**
 * The tus server releases an upload's lock when the client disconnects, even while the last bytes
 * are being written. The wrapped locks are released only after that write, so that the holder has
 * exclusive access.
 * @returns the staging, whose writes are tracked, and a function that wraps a Locker
 */
function trackWrites(staging: StagingStore) {
  const writes = new Map<string, Promise<unknown>>()
  const write = staging.write.bind(staging)
  staging.write = (bytes, id, offset) => {
    const writing = write(bytes, id, offset)
    // The caller of write handles its error; here only completion matters.
    const over: Promise<unknown> = writing
      .catch(() => {})
      .then(() => writes.get(id) === over && writes.delete(id))
    writes.set(id, over)
    return writing
  }
  const holdLockUntilWritten = (locker: Locker): Locker => ({
    newLock: (id) => {
      const lock = locker.newLock(id)
      return {
        lock: (signal, requestRelease) => lock.lock(signal, requestRelease),
        unlock: async () => {
          await writes.get(id)
          await lock.unlock()
        },
      }
    },
  })
  return { staging, holdLockUntilWritten }
}
