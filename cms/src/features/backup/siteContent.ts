import type { Payload } from 'payload'

import { listAll } from '../../media/storage/listAll'
import { countRows } from '../../infrastructure/database/rows'
import { getPagesOwner, isMediaPath } from '../../media/validation/mediaPath'

/** Yields the paths of files of this product: another application may share the bucket. */
export async function* listOwnFiles(): AsyncGenerator<string> {
  for await (const path of listAll('')) {
    if (isMediaPath(path) || getPagesOwner(path) !== undefined) yield path
  }
}

/** Collections whose rows are the content of a site, with the names of SQLite's tables. */
const CONTENT = ['users', 'regards', 'documents', 'images', 'abonnes'] as const

/** Whether the storage has a file of this product. */
export const hasFiles = async (): Promise<boolean> => !(await listOwnFiles().next()).done

/** Whether MongoDB's database has content. */
export async function hasRows(payload: Payload): Promise<boolean> {
  for (const collection of CONTENT) {
    if ((await countRows(payload, collection)) > 0) return true
  }
  return false
}

/** Whether SQLite's database has content. */
export async function hasSqliteRows(client: SqliteReader): Promise<boolean> {
  for (const table of CONTENT) {
    const known = `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '${table}'`
    if ((await client.execute(known)).rows.length === 0) continue
    if ((await client.execute(`SELECT 1 FROM ${table} LIMIT 1`)).rows.length > 0) return true
  }
  return false
}

interface SqliteReader {
  execute: (sql: string) => Promise<{ rows: unknown[] }>
}
