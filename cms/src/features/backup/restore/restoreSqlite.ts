import fs from 'node:fs/promises'

import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import { migrations } from '../../../infrastructure/database/migrations'
import { isDamaged } from '../../../infrastructure/database/sqlite/assertIntact'
import { migrateSqlite } from '../../../infrastructure/database/sqlite/migrateSqlite'
import { fsyncFile } from '../../../lib/fs/files'
import { log } from '../../../lib/log'
import { BackupError } from '../BackupError'
import type { Refusal } from './keepRefusals'
import { hasSqliteRows } from '../siteContent'

const SUFFIXES = ['', '-wal', '-shm', '-journal']

/** Path of the database that is being filled. */
const toNewFile = (file: string): string => `${file}.restauration`

const toFile = (url: string): string => url.replace(/^file:/, '')

const isThere = (url: string): Promise<boolean> =>
  fs.stat(toFile(url)).then(
    () => true,
    () => false,
  )

/** Whether a database, which may be missing, has content; a damaged one may. */
export async function hasSqliteContent(url: string): Promise<boolean> {
  if (!(await isThere(url))) return false
  const { $client: client } = drizzle({ connection: { url } })
  try {
    return await hasSqliteRows(client)
  } catch (error) {
    if (isDamaged(error)) return true
    throw error
  } finally {
    client.close()
  }
}

/** Reads the suppression list of an existing database; undefined when it cannot be read. */
export async function readSqliteRefusals(url: string): Promise<Refusal[] | undefined> {
  const { $client: client } = drizzle({ connection: { url } })
  try {
    const { rows } = await client.execute('SELECT empreinte, created_at FROM refus')
    return (rows as unknown as RefusalRow[]).map(({ empreinte, created_at }) => ({
      empreinte,
      createdAt: new Date(created_at),
    }))
  } catch (error) {
    log.warn({ err: error }, 'Désabonnements de l’ancienne base illisibles')
    return undefined
  } finally {
    client.close()
  }
}

/**
 * Fills a new database and puts it in place of the old one: until then, the old one is unchanged.
 * @param open opens Payload on a database
 * @param fill writes the rows
 * @throws BackupError when a process uses the database
 */
export async function restoreSqlite(
  url: string,
  open: (url: string, pragmas: string[]) => Promise<Payload>,
  fill: (payload: Payload) => Promise<void>,
): Promise<void> {
  const file = toFile(url)
  await assertNotInUse(url)
  const newFile = toNewFile(file)
  await removeDatabase(newFile)
  await migrateSqlite(`file:${newFile}`, migrations)
  // A crash cannot leave it half written, as it is put in place once it is complete. Rows may come
  // before the rows that they refer to.
  const payload = await open(`file:${newFile}`, [
    'PRAGMA synchronous = OFF',
    'PRAGMA foreign_keys = OFF',
  ])
  const { client } = payload.db as unknown as SQLiteAdapter
  await fill(payload)
  await clearDanglingReferences(client)
  await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
  client.close()
  await fsyncFile(newFile)
  await assertNotInUse(url)
  await removeDatabase(file)
  await fs.rename(newFile, file)
  await removeDatabase(newFile)
}

async function removeDatabase(file: string): Promise<void> {
  for (const suffix of SUFFIXES) await fs.rm(`${file}${suffix}`, { force: true })
}

interface RefusalRow {
  empreinte: string
  created_at: string
}

/** Rows of SQLite's pragmas. */
interface Violation {
  table: string
  rowid: number
  fkid: number
}
interface ForeignKey {
  id: number
  from: string
  on_delete: string
}

/** MongoDB keeps references to deleted rows; SQLite's schema clears them. */
async function clearDanglingReferences(client: SQLiteAdapter['client']): Promise<void> {
  const { rows } = await client.execute('PRAGMA foreign_key_check')
  for (const row of rows) {
    const { table, rowid, fkid } = row as unknown as Violation
    const keys = await client.execute(`PRAGMA foreign_key_list("${table}")`)
    const key = (keys.rows as unknown as ForeignKey[]).find(({ id }) => id === fkid)
    await client.execute({
      sql:
        key?.on_delete === 'SET NULL'
          ? `UPDATE "${table}" SET "${key.from}" = NULL WHERE rowid = ?`
          : `DELETE FROM "${table}" WHERE rowid = ?`,
      args: [rowid],
    })
  }
  if (rows.length > 0) log.warn({ liens: rows.length }, 'Liens vers des fiches supprimées, retirés')
}

/** @throws BackupError when a process uses the database */
async function assertNotInUse(url: string): Promise<void> {
  if (await isInUse(url)) throw siteRunning()
}

export const siteRunning = (): BackupError =>
  new BackupError('Le site est en marche\u00a0: arrêtez-le, puis recommencez.', 'site-running')

/**
 * Whether a process has the database open: it holds a lock that changing the journal mode needs. So
 * does a connection of this process that has read in WAL mode, closed or not, until its statements
 * are garbage: must be called before the first one. Leaves the database in another mode.
 */
export async function isInUse(url: string): Promise<boolean> {
  if (!(await isThere(url))) return false
  const { $client: client } = drizzle({ connection: { url } })
  try {
    await client.execute('PRAGMA busy_timeout = 1000')
    await client.execute('PRAGMA journal_mode = DELETE')
    return false
  } catch (error) {
    // No process can work with a damaged one.
    return !isDamaged(error)
  } finally {
    client.close()
  }
}
