import path from 'node:path'

import { FileStore } from '@tus/file-store'

import { env } from '../env'

const ONE_DAY_MS = 24 * 60 * 60 * 1000

const directory = path.join(env.dataDir, 'uploads')

/** Where the bytes of an upload wait until all of them are there. An upload is kept for a day. */
export const stagedUploads = new FileStore({
  directory,
  expirationPeriodInMilliseconds: ONE_DAY_MS,
})

/** @returns where the bytes of a staged upload are on this machine's disk */
export const stagedPath = (id: string): string => path.join(directory, id)

/** Forgets a staged upload; one that is gone already is no error. */
export async function dropStaged(id: string): Promise<void> {
  try {
    await stagedUploads.remove(id)
  } catch (error) {
    if ((error as { status_code?: number }).status_code !== 404) throw error
  }
}
