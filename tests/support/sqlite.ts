import { join } from 'node:path'
import { createClient, type Client } from '@libsql/client'

/**
 * Opens an embedded product's database directly; the caller closes it. Statements wait up to 5 s
 * for a concurrent write of the product.
 */
export async function openSqlite(dataDir: string): Promise<Client> {
  const sqlite = createClient({ url: `file:${join(dataDir, 'regards.sqlite')}` })
  await sqlite.execute('PRAGMA busy_timeout = 5000')
  return sqlite
}
