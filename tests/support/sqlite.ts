import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
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

/**
 * Gives up the locks of connections that this process has closed: libsql keeps them until the
 * statements are garbage, and a restore takes them for those of a running site.
 */
export async function releaseSqliteLocks(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  collectGarbage()
  // The native objects are finalized in a turn of the event loop.
  await setImmediate()
}
