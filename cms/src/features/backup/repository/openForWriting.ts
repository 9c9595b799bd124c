import { randomUUID } from 'node:crypto'
import os from 'node:os'

import { log } from '../../../lib/log'
import { BackupError } from '../BackupError'
import type { BackupTarget } from '../targets/BackupTarget'
import type { Repository } from './Repository'
import { openRepository } from './openRepository'

/**
 * Locks the backup in a target and opens it; creates it if it is missing. Locks first: of two
 * processes that begin at once, the second would put its key in place of the first one's, whose
 * snapshots nobody could read.
 * @param onLock called once the target is locked, with what releases it
 * @throws BackupError when another process holds the lock, or as `openRepository` does
 */
export async function openForWriting(
  target: BackupTarget,
  passphrase: string | undefined,
  onLock: (release: () => Promise<void>) => void = () => undefined,
): Promise<{ repository: Repository; release: () => Promise<void> }> {
  const release = await lockRepository(target)
  onLock(release)
  try {
    return { repository: await openRepository(target, passphrase, { create: true }), release }
  } catch (error) {
    await release()
    throw error
  }
}

const LOCK_FILE = 'verrou.json'
const RENEWAL_MS = 60_000
/** A lock that was not renewed for so long is of a process that ended. */
const STALE_MS = 10 * 60_000

/**
 * Locks a backup for writing, by one process at a time.
 * @returns a function that releases it
 * @throws BackupError when another process holds it
 */
async function lockRepository(target: BackupTarget): Promise<() => Promise<void>> {
  const body = Buffer.from(
    `${JSON.stringify({ holder: randomUUID(), host: os.hostname(), pid: process.pid })}\n`,
  )
  if (!(await target.putIfAbsent(LOCK_FILE, body))) {
    if (!(await isStale(target))) throw locked()
    await target.remove([LOCK_FILE])
    if (!(await target.putIfAbsent(LOCK_FILE, body))) throw locked()
  }
  const renewal = setInterval(() => {
    target
      .put(LOCK_FILE, body)
      .catch((error: unknown) => log.warn({ err: error }, 'Verrou de la sauvegarde non renouvelé'))
  }, RENEWAL_MS)
  renewal.unref()
  return async () => {
    clearInterval(renewal)
    await target.remove([LOCK_FILE])
  }
}

async function isStale(target: BackupTarget): Promise<boolean> {
  for await (const { name, modified } of target.list('')) {
    if (name === LOCK_FILE) return Date.now() - modified.getTime() > STALE_MS
  }
  return true
}

const locked = () =>
  new BackupError(
    'Une autre sauvegarde est en cours au même endroit. Si elle a été interrompue, réessayez dans dix minutes.',
    'backup-locked',
  )
