import { UnusableDatabase } from '../UnusableDatabase'
import { getDatabaseFile, type SqliteClient } from './openSqlite'

/** Whether SQLite found that the file is damaged, or is no database. */
export const isDamaged = (error: unknown): boolean =>
  /^SQLITE_(CORRUPT|NOTADB)/.test(String((error as { code?: unknown } | undefined)?.code))

/**
 * Reads the structure of the whole database: otherwise a lost page would show only when a request
 * needs it, and writes could spread the damage.
 * @throws UnusableDatabase damaged-database
 */
export async function assertIntact(client: SqliteClient): Promise<void> {
  const { rows } = await client.execute('PRAGMA quick_check(1)')
  const [result] = rows
  if (result?.quick_check !== 'ok') throw damagedDatabase(await getDatabaseFile(client))
}

/** @param file path of the database */
export const damagedDatabase = (file: string): UnusableDatabase =>
  new UnusableDatabase(
    `La base de données ${file} est abîmée. Gardez-en une copie, puis restaurez la dernière sauvegarde\u00a0: npm run restore -- dossier --replace (voir docs/sauvegarde.md).`,
    'damaged-database',
  )
