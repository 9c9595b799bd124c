import fs from 'node:fs/promises'
import path from 'node:path'

import { log } from '../../../lib/log'
import { getDatabaseFile } from './openSqlite'
import type { SqliteClient } from './retryWhileBusy'

/** What the copies' names go on with, after the database's own name. */
const BACKUP_SUFFIX = '.avant-maj-'

/**
 * Copies a database beside itself, as it is before an upgrade, readable by its owner alone.
 * @param release names what is copied: of one release the last copy is kept
 * @throws what SQLite or the disk throws: nothing of the copy is left then
 */
export async function backUpDatabase(client: SqliteClient, release: string): Promise<void> {
  const copy = `${await getDatabaseFile(client)}${BACKUP_SUFFIX}${release}`
  const partial = `${copy}.partiel`
  // SQLite fills an empty file, which keeps the mode that it was made with.
  await fs.rm(partial, { force: true })
  try {
    await fs.writeFile(partial, '', { mode: 0o600 })
    await client.execute({ sql: 'VACUUM INTO (?)', args: [partial] })
    await fs.rename(partial, copy)
  } catch (error) {
    // Without room for all of it, it would keep what room there is from the database.
    await fs.rm(partial, { force: true })
    await fs.rm(`${partial}-journal`, { force: true })
    throw error
  }
  log.info({ copie: copy }, 'Base de données copiée avant sa mise à jour')
}

/**
 * Removes the copies of a database that are older, and what cut ones left: they hold what the database
 * held of people.
 * @returns how many
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
