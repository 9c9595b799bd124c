import { openSqlite } from './sqlite'

/**
 * Takes a table of an embedded product's database away, behind its back: whoever reads it fails.
 * @returns what puts it back; called again, it does nothing
 */
export async function breakTable(dataDir: string, table: string): Promise<() => Promise<void>> {
  const rename = async (from: string, to: string) => {
    const sqlite = await openSqlite(dataDir)
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
