import fs from 'node:fs/promises'

import { env } from '../../lib/env'
import { insufficientStorage } from '../../lib/errors/apiErrors'
import { log } from '../../lib/log'
import { isFileNotFound } from '../../lib/fs/isFileNotFound'

/**
 * Refuses bytes for which this machine's disks have no room, and keeps some of it free: a database
 * whose disk is full answers nothing any more.
 * @param bytes how many are to be written, where uploads are staged and where files are kept
 * @throws HouseError 507 insufficient-storage
 */
export async function assertDiskSpace(bytes: number): Promise<void> {
  // Files that a bucket keeps are staged there too.
  if (!env.s3) await refuseBeyond(bytes, [env.dataDir, env.mediaDir])
}

/**
 * The same for a file that comes in a form. It waits in the data folder whatever keeps it afterwards,
 * and there SQLite writes.
 * @throws HouseError 507 insufficient-storage
 */
export async function refuseFormWithoutRoom(bytes: number): Promise<void> {
  // It is written twice: as it comes, and where it is kept.
  if (!env.s3) await assertDiskSpace(2 * bytes)
  else if (env.database.kind === 'sqlite') await refuseBeyond(bytes, [env.dataDir])
}

async function refuseBeyond(bytes: number, folders: string[]): Promise<void> {
  const free = Math.min(...(await Promise.all(folders.map(getFreeBytes))))
  if (free - bytes >= env.diskReserveBytes) return
  log.warn({ free, bytes, reserve: env.diskReserveBytes }, 'Disque plein, fichier refusé')
  throw insufficientStorage()
}

async function getFreeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await fs.statfs(folder)
    return bavail * bsize
  } catch (error) {
    // It is made with the first file.
    if (isFileNotFound(error)) return Infinity
    throw error
  }
}
