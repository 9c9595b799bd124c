import fs from 'node:fs/promises'
import path from 'node:path'
import { log } from '../../../lib/log'
import { getDatabaseFile, type SqliteClient } from './openSqlite'

/** Suffix of a backup's file name, after the database's file name. */
const BACKUP_SUFFIX = '.avant-maj-'

/**
 * Backs up a database before an upgrade, into the same folder, readable by its owner only.
 * @param release names the backup; only the last backup of a release is kept
 * @throws the error of SQLite or of the file system; the partial backup is removed
 */
export async function backUpDatabase(client: SqliteClient, release: string): Promise<void> {
  const copy = `${await getDatabaseFile(client)}${BACKUP_SUFFIX}${release}`
  const partial = `${copy}.partiel`
  // SQLite writes into an existing empty file and keeps its mode.
  await fs.rm(partial, { force: true })
  try {
    await fs.writeFile(partial, '', { mode: 0o600 })
    await client.execute({ sql: 'VACUUM INTO (?)', args: [partial] })
    await fs.rename(partial, copy)
  } catch (error) {
    // On a full disk, a partial backup would take space from the database.
    await fs.rm(partial, { force: true })
    await fs.rm(`${partial}-journal`, { force: true })
    throw error
  }
  log.info({ copie: copy }, 'Base de données copiée avant sa mise à jour')
}

/**
 * Deletes a database's backups not modified since a date, and partial ones: they contain personal
 * data.
 * @returns number of deleted files
 */
export async function deleteOldBackups(client: SqliteClient, before: Date): Promise<number> {
  const file = await getDatabaseFile(client)
  const folder = path.dirname(file)
  let removed = 0
  for (const name of await fs.readdir(folder)) {
    if (!name.startsWith(path.basename(file) + BACKUP_SUFFIX)) continue
    const { mtime } = await fs.stat(path.join(folder, name))
    if (mtime > before) continue
    await fs.rm(path.join(folder, name))
    removed += 1
  }
  return removed
}
