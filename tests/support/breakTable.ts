import { join } from 'node:path'
import { createClient } from '@libsql/client'

/**
 * Takes a table of an embedded product's database away, behind its back: whoever reads it fails.
 * @returns what puts it back; called again, it does nothing
 */
export async function breakTable(dataDir: string, table: string): Promise<() => Promise<void>> {
  const rename = async (from: string, to: string) => {
    const sqlite = createClient({ url: `file:${join(dataDir, 'regards.sqlite')}` })
    try {
      await sqlite.execute(`ALTER TABLE "${from}" RENAME TO "${to}"`)
    } finally {
      sqlite.close()
    }
  }
  await rename(table, `${table}_away`)
  let isBroken = true
  return async () => {
    if (!isBroken) return
    isBroken = false
    await rename(`${table}_away`, table)
  }
}
