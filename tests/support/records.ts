import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createClient, type InValue } from '@libsql/client'
import { MongoClient } from 'mongodb'

type Values = Record<string, string | number | boolean | Date | null>

/** A product's database, behind its back; fields have the names that the product gives them. */
export type Records = {
  find(collection: string, by: Values): Promise<Record<string, unknown>[]>
  insert(collection: string, values: Values): Promise<void>
  change(collection: string, by: Values, values: Values): Promise<void>
  close(): Promise<void>
}

/** Opens the database of a product, whichever it is; the caller closes it. */
export function openRecords(place: {
  dataDir: string
  databaseUrl: string | null | undefined
}): Promise<Records> {
  return place.databaseUrl ? openMongo(place.databaseUrl) : openSqlite(place.dataDir)
}

async function openMongo(databaseUrl: string): Promise<Records> {
  const mongo = await MongoClient.connect(databaseUrl)
  const database = mongo.db()
  return {
    find: (collection, by) => database.collection(collection).find(by).toArray(),
    async insert(collection, values) {
      await database.collection(collection).insertOne({ ...values })
    },
    async change(collection, by, values) {
      await database.collection(collection).updateMany(by, { $set: values })
    },
    close: () => mongo.close(),
  }
}

async function openSqlite(dataDir: string): Promise<Records> {
  const sqlite = createClient({ url: `file:${join(dataDir, 'regards.sqlite')}` })
  await sqlite.execute('PRAGMA busy_timeout = 5000')
  const columns = (values: Values) => Object.keys(values).map((name) => `"${toSnake(name)}"`)
  const each = (values: Values, glue: string) =>
    columns(values)
      .map((column) => `${column} = ?`)
      .join(glue)
  const args = (values: Values) => Object.values(values).map(toColumn)
  return {
    async find(collection, by) {
      const sql = `SELECT * FROM "${toSnake(collection)}" WHERE ${each(by, ' AND ')}`
      const { rows } = await sqlite.execute({ sql, args: args(by) })
      return rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [toCamel(name), value])),
      )
    },
    async insert(collection, values) {
      const row = { id: randomUUID(), ...values }
      const places = columns(row).map(() => '?')
      const sql = `INSERT INTO "${toSnake(collection)}" (${columns(row).join()}) VALUES (${places.join()})`
      await sqlite.execute({ sql, args: args(row) })
    },
    async change(collection, by, values) {
      const sql = `UPDATE "${toSnake(collection)}" SET ${each(values, ', ')} WHERE ${each(by, ' AND ')}`
      await sqlite.execute({ sql, args: [...args(values), ...args(by)] })
    },
    close: () => {
      sqlite.close()
      return Promise.resolve()
    },
  }
}

const toColumn = (value: Values[string]): InValue => {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'boolean' ? Number(value) : value
}

const toSnake = (name: string): string =>
  name.replace(/-/g, '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const toCamel = (name: string): string =>
  name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())
