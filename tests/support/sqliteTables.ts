import type { Client, InValue } from '@libsql/client'
import { listTables } from './migrations'

type Column = { name: string; type: string; isPrimary: boolean; isRequired: boolean }

/**
 * Rows of all tables, by table and column name, so that added or removed columns can be ignored.
 */
export type Contents = Record<string, Record<string, unknown>[]>

/** Value types in the product's tables. */
type SqlRow = Record<string, string | number | null>

const rowsOf = async (sqlite: Client, sql: string): Promise<SqlRow[]> =>
  (await sqlite.execute(sql)).rows as unknown as SqlRow[]

/** Describes a schema independently of column order: a restored column comes last. */
export async function describeSchema(sqlite: Client): Promise<Record<string, unknown>> {
  const schema: Record<string, unknown> = {}
  for (const table of await listTables(sqlite)) {
    const columns = await rowsOf(sqlite, `PRAGMA table_info("${table}")`)
    const keys = await rowsOf(sqlite, `PRAGMA foreign_key_list("${table}")`)
    const indexes = await rowsOf(
      sqlite,
      `SELECT sql FROM sqlite_master WHERE type = 'index' AND tbl_name = '${table}'`,
    )
    schema[table] = {
      columns: columns
        .map((column) =>
          [column.name, column.type, column.notnull, column.dflt_value, column.pk].join(' '),
        )
        .sort(),
      keys: keys.map((key) => [key.from, key.table, key.to, key.on_delete].join(' ')).sort(),
      indexes: indexes.map(({ sql }) => String(sql)).sort(),
    }
  }
  return schema
}

/** Reads all rows of all tables, except Payload's migration records. */
export async function readContents(sqlite: Client): Promise<Contents> {
  const contents: Contents = {}
  for (const table of await listTables(sqlite)) {
    if (table === 'payload_migrations') continue
    // The first column is the key of a table that has no id.
    const hasId = (await listColumns(sqlite, table)).some(({ name }) => name === 'id')
    const rows = await rowsOf(sqlite, `SELECT * FROM "${table}" ORDER BY ${hasId ? '"id"' : '1'}`)
    contents[table] = rows.map((row) => Object.fromEntries(Object.entries(row)))
  }
  return contents
}

/** Picks the tables and columns of `contents` that `other` has too. */
export function pickMatchingColumns(contents: Contents, other: Contents): Contents {
  const fitting: Contents = {}
  for (const [table, rows] of Object.entries(contents)) {
    const [sample] = other[table] ?? []
    if (!sample) continue
    fitting[table] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => column in sample)),
    )
  }
  return fitting
}

/** Inserts two rows into each empty table; each value names its table and column. */
export async function fillEmptyTables(sqlite: Client): Promise<void> {
  // Foreign keys are off, since a row may be inserted before the one that it references.
  await sqlite.execute('PRAGMA foreign_keys = OFF')
  for (const table of await listTables(sqlite)) {
    const [row] = await rowsOf(sqlite, `SELECT 1 FROM "${table}" LIMIT 1`)
    if (row) continue
    const columns = await listColumns(sqlite, table)
    const targets = await listForeignKeys(sqlite, table)
    const names = columns.map(({ name }) => `"${name}"`).join()
    for (const number of [1, 2]) {
      const args = columns.map((column) => {
        const target = targets.get(column.name)
        return target ? createSampleId(target, number) : createSampleValue(table, column, number)
      })
      const places = args.map(() => '?').join()
      await sqlite.execute({ sql: `INSERT INTO "${table}" (${names}) VALUES (${places})`, args })
    }
  }
  await sqlite.execute('PRAGMA foreign_keys = ON')
}

/** Lists rows with a broken foreign key; none in a sound database. */
export const findDanglingRows = (sqlite: Client): Promise<SqlRow[]> =>
  rowsOf(sqlite, 'PRAGMA foreign_key_check')

async function listColumns(sqlite: Client, table: string): Promise<Column[]> {
  const rows = await rowsOf(sqlite, `PRAGMA table_info("${table}")`)
  return rows.map(({ name, type, pk, notnull }) => ({
    name: String(name),
    type: String(type).toLowerCase(),
    isPrimary: Number(pk) > 0,
    isRequired: Number(notnull) > 0,
  }))
}

/** Returns the referenced table of each foreign key column. */
async function listForeignKeys(sqlite: Client, table: string): Promise<Map<string, string>> {
  const keys = await rowsOf(sqlite, `PRAGMA foreign_key_list("${table}")`)
  return new Map(keys.map((key) => [String(key.from), String(key.table)]))
}

const createSampleId = (table: string, number: number) => `${table}-${number}`

function createSampleValue(table: string, column: Column, number: number): InValue {
  if (column.type === 'integer' || column.type === 'numeric') return number
  if (column.isPrimary) return createSampleId(table, number)
  // The second row has only the required columns.
  if (number === 2 && !column.isRequired) return null
  return `${table}.${column.name} ${number}\n« é »`
}
