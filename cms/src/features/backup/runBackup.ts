import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import os from 'node:os'

import type { Payload } from 'payload'

import { SCHEMA_VERSION } from '../../infrastructure/database/schemaVersion'
import { env } from '../../lib/env'
import { removeOldFiles } from '../../lib/fs/files'
import { tempDir } from '../../media/records/createTempFile'
import { BackupError } from './BackupError'
import { noteFailure, saveBackup } from './backupState'
import { createBackup } from './creation/createBackup'
import { withDatabaseCopy } from './creation/dumpRows'
import { prune } from './repository/prune'
import type { Manifest } from './repository/snapshot'
import { assertOutsideSite, openTarget } from './targets/openTarget'
import { log } from '../../lib/log'
import type { BackupTarget } from './targets/BackupTarget'
import type { Repository } from './repository/Repository'
import { openRepository } from './repository/openRepository'

const ONE_DAY_MS = 24 * 60 * 60 * 1000

/**
 * Backs up the site into a target, removes the snapshots that the rule does not keep, and notes the
 * outcome for the panel.
 * @param address folder or `s3://bucket/prefix`
 * @param open opens Payload on a database
 * @param onLock called once the target is locked, with what releases it if the process must end
 * @throws BackupError, or the error of the database, the storage or the target
 */
export async function runBackup(
  payload: Payload,
  address: string,
  open: (url: string) => Promise<Payload>,
  onLock: (release: () => Promise<void>) => void,
): Promise<Manifest> {
  try {
    const manifest = await backUpAndPrune(address, open, onLock)
    await saveBackup(payload, {
      id: manifest.id,
      date: manifest.date,
      target: address,
      isEncrypted: manifest.secret !== undefined,
      totals: manifest.totals,
    })
    return manifest
  } catch (error) {
    await noteFailure(payload, error instanceof BackupError ? error.message : String(error))
    throw error
  }
}

async function backUpAndPrune(
  address: string,
  open: (url: string) => Promise<Payload>,
  onLock: (release: () => Promise<void>) => void,
): Promise<Manifest> {
  const workDir = path.join(tempDir, `sauvegarde-${randomUUID()}`)
  await fs.mkdir(workDir, { recursive: true, mode: 0o700 })
  try {
    const target = openTarget(address, env.backup, workDir)
    assertOutsideSite(address)
    const { repository, release } = await openForWriting(target, env.backup.key, (unlock) =>
      onLock(async () => {
        await unlock()
        await fs.rm(workDir, { recursive: true, force: true })
      }),
    )
    try {
      // Left by a process that was killed; nobody else writes now.
      await removeOldFiles(target.spoolDir, new Date(Date.now() - ONE_DAY_MS))
      const manifest = await createBackup(repository, {
        schema: SCHEMA_VERSION,
        workDir,
        withDatabaseCopy: (work) => withDatabaseCopy(workDir, open, work),
      })
      await prune(repository, new Date())
      return manifest
    } finally {
      await release()
    }
  } finally {
    await fs.rm(workDir, { recursive: true, force: true })
  }
}

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
