import { openSqlite } from './sqlite'

/**
 * Renames a table in an embedded product's database, so that queries on it fail.
 * @returns an idempotent function that restores it
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

/**
 * Runs an action while a table of an embedded product's database is away, and restores the table,
 * also when the action fails.
 * @returns what the action returns
 */
export async function withoutTable<T>(
  dataDir: string,
  table: string,
  action: () => Promise<T>,
): Promise<T> {
  const putBack = await breakTable(dataDir, table)
  try {
    return await action()
  } finally {
    await putBack()
  }
}
