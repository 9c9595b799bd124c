import { randomUUID } from 'node:crypto'
import type { InValue } from '@libsql/client'
import { MongoClient } from 'mongodb'
import { openSqlite } from './sqlite'

/** An object or an array is the value of a JSON field. */
type Values = Record<string, string | number | boolean | Date | object | null>

/** Direct access to a product's database; collections and fields have the product's names. */
export type Records = {
  find(collection: string, by?: Values): Promise<Record<string, unknown>[]>
  insert(collection: string, ...rows: Values[]): Promise<void>
  update(collection: string, by: Values, values: Values): Promise<void>
  remove(collection: string, by: Values): Promise<void>
  close(): Promise<void>
}

/** Opens a product's database, SQLite or MongoDB; the caller closes it. */
export function openRecords(place: {
  dataDir: string
  databaseUrl: string | null | undefined
}): Promise<Records> {
  return place.databaseUrl ? openMongoRecords(place.databaseUrl) : openSqliteRecords(place.dataDir)
}

async function openMongoRecords(databaseUrl: string): Promise<Records> {
  const mongo = await MongoClient.connect(databaseUrl)
  // Mongoose lowercases and pluralizes collection names.
  const rowsOf = (collection: string) =>
    mongo.db().collection(`${collection}s`.toLowerCase().replace(/ss$/, 's'))
  return {
    find: (collection, by = {}) => rowsOf(collection).find(by).toArray(),
    async insert(collection, ...rows) {
      await rowsOf(collection).insertMany(rows.map((row) => ({ ...row })))
    },
    async update(collection, by, values) {
      await rowsOf(collection).updateMany(by, { $set: values })
    },
    async remove(collection, by) {
      await rowsOf(collection).deleteMany(by)
    },
    close: () => mongo.close(),
  }
}

async function openSqliteRecords(dataDir: string): Promise<Records> {
  const sqlite = await openSqlite(dataDir)
  const columns = (values: Values) => Object.keys(values).map((name) => `"${toSnake(name)}"`)
  const each = (values: Values, glue: string) =>
    columns(values)
      .map((column) => `${column} = ?`)
      .join(glue)
  const args = (values: Values) => Object.values(values).map(toColumn)
  const where = (by: Values) => (Object.keys(by).length > 0 ? ` WHERE ${each(by, ' AND ')}` : '')
  return {
    async find(collection, by = {}) {
      const sql = `SELECT * FROM "${toSnake(collection)}"${where(by)}`
      const { rows } = await sqlite.execute({ sql, args: args(by) })
      return rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [toCamel(name), value])),
      )
    },
    async insert(collection, ...rows) {
      const statements = rows.map((values) => {
        const row = { id: randomUUID(), ...values }
        const places = columns(row).map(() => '?')
        const sql = `INSERT INTO "${toSnake(collection)}" (${columns(row).join()}) VALUES (${places.join()})`
        return { sql, args: args(row) }
      })
      await sqlite.batch(statements, 'write')
    },
    async update(collection, by, values) {
      const sql = `UPDATE "${toSnake(collection)}" SET ${each(values, ', ')}${where(by)}`
      await sqlite.execute({ sql, args: [...args(values), ...args(by)] })
    },
    async remove(collection, by) {
      const sql = `DELETE FROM "${toSnake(collection)}"${where(by)}`
      await sqlite.execute({ sql, args: args(by) })
    },
    close: () => {
      sqlite.close()
      return Promise.resolve()
    },
  }
}

const toColumn = (value: Values[string]): InValue => {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return typeof value === 'boolean' ? Number(value) : value
}

const toSnake = (name: string): string =>
  name.replace(/-/g, '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const toCamel = (name: string): string =>
  name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())
