import { join } from 'node:path'
import { createClient, type Client } from '@libsql/client'

/**
 * Opens the database of an embedded product, behind its back; the caller closes it. Where the product
 * writes at the same moment, a statement waits for it, up to 5 s.
 */
export async function openSqlite(dataDir: string): Promise<Client> {
  const sqlite = createClient({ url: `file:${join(dataDir, 'regards.sqlite')}` })
  await sqlite.execute('PRAGMA busy_timeout = 5000')
  return sqlite
}
