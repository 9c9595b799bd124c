import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'

import { SCHEMA_VERSION } from '../../infrastructure/database/schemaVersion'
import { env } from '../../lib/env'
import { removeOldFiles } from '../../lib/fs/files'
import { tempDir } from '../../media/records/createTempFile'
import { BackupError } from './BackupError'
import { noteFailure, saveBackup } from './backupState'
import { createBackup } from './creation/createBackup'
import { withDatabaseCopy } from './creation/dumpRows'
import { openForWriting } from './repository/openForWriting'
import { prune } from './repository/prune'
import type { Manifest } from './repository/snapshot'
import { assertOutsideSite, openTarget } from './targets/openTarget'

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
