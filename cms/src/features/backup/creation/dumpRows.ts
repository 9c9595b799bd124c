import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'

import { env } from '../../../lib/env'
import { SegmentWriter } from '../repository/snapshot'
import { openTables, COLLECTION, type Row, type Table } from '../tables/openTables'

/**
 * Does work on the database as it is now. SQLite's is copied by SQLite itself (VACUUM INTO), while the
 * site writes, and the copy gets this release's schema. MongoDB is read by a session of one moment.
 * @param dir existing folder of this machine for the copy
 * @param open opens Payload on a database
 */
export async function withDatabaseCopy<T>(
  dir: string,
  open: (url: string) => Promise<Payload>,
  work: (payload: Payload) => Promise<T>,
): Promise<T> {
  if (env.database.kind === 'mongodb') return work(await open(env.database.url))
  const { openSqlite } = await import('../../../infrastructure/database/sqlite/openSqlite')
  const { migrateSqlite } = await import('../../../infrastructure/database/sqlite/migrateSqlite')
  const { migrations } = await import('../../../infrastructure/database/migrations')
  const copy = path.join(dir, 'copie.sqlite')
  await fs.writeFile(copy, '', { mode: 0o600 })
  const site = await openSqlite(env.database.url)
  try {
    await site.execute({ sql: 'VACUUM INTO (?)', args: [copy] })
  } finally {
    site.close()
  }
  await migrateSqlite(`file:${copy}`, migrations)
  const payload = await open(`file:${copy}`)
  try {
    return await work(payload)
  } finally {
    const { client } = payload.db as unknown as SQLiteAdapter
    client.close()
  }
}

export interface DumpedTable {
  name: string
  segments: { filePath: string; lines: number }[]
}

/**
 * Writes all rows to files of an existing folder: a copy of MongoDB's is possible for a few minutes
 * only, and the target may be slow.
 */
export async function dumpRows(
  payload: Payload,
  dir: string,
): Promise<{ isConsistent: boolean; tables: DumpedTable[] }> {
  const reader = await openRowReader(payload)
  const tables: DumpedTable[] = []
  try {
    for (const table of openTables(payload)) {
      const segments: DumpedTable['segments'] = []
      const writer = new SegmentWriter(async (gzipped, lines) => {
        const filePath = path.join(dir, randomUUID())
        await fs.writeFile(filePath, gzipped, { mode: 0o600 })
        segments.push({ filePath, lines })
      })
      for await (const row of reader.read(table)) await writer.add(row.id, JSON.stringify(row))
      await writer.end()
      tables.push({ name: table.name, segments })
    }
    return { isConsistent: reader.isConsistent, tables }
  } finally {
    await reader.end()
  }
}

const ROWS_AT_ONCE = 50

/** Keys of the key-value store that a backup leaves out, as it does OMITTED_COLLECTIONS (openTables.ts). */
const OMITTED_KEYS = new Set<unknown>([
  'contenu',
  'sonde',
  'conservation',
  'sauvegarde',
  'sauvegarde-echec',
  'schema',
  'stockage',
  'fichiers-sans-fiche',
])

type MongoSession = Awaited<ReturnType<MongooseAdapter['connection']['startSession']>>

/** Reads tables as they were at one moment; call `end` afterwards. */
interface RowReader {
  /** Whether the rows of all tables are of one moment. */
  isConsistent: boolean
  /** Yields all rows of a table as a backup holds them, by id. */
  read(table: Table): AsyncGenerator<Row>
  end(): Promise<void>
}

/** @param payload in SQLite: on a copy of the database that nobody writes */
async function openRowReader(payload: Payload): Promise<RowReader> {
  if ('tableNameMap' in payload.db) {
    return { isConsistent: true, read: readSqlite, end: () => Promise.resolve() }
  }
  const { connection } = payload.db as unknown as MongooseAdapter
  const hello = await connection.db?.command({ hello: 1 })
  const isConsistent = Boolean(hello?.setName ?? hello?.msg)
  // A snapshot session reads as of its first read; only replica sets have them.
  const session = await connection.startSession({ snapshot: isConsistent })
  return {
    isConsistent,
    read: (table) => readMongo(table, session),
    end: () => session.endSession(),
  }
}

async function* readSqlite(table: Table): AsyncGenerator<Row> {
  let after: Row['id'] | undefined
  do {
    const { docs } = await table.adapter.find<Row>({
      collection: COLLECTION as never,
      // Not by pages, for which SQLite would count all rows before them.
      where: after === undefined ? {} : { id: { greater_than: after } },
      sort: 'id',
      joins: false as never,
      limit: ROWS_AT_ONCE,
      pagination: false,
    })
    yield* docs.flatMap((row) => toBackupRow(table, row))
    after = docs.length === ROWS_AT_ONCE ? docs.at(-1)?.id : undefined
  } while (after !== undefined)
}

async function* readMongo(table: Table, session: MongoSession): AsyncGenerator<Row> {
  const { collections } = table.adapter as unknown as MongooseAdapter
  const model = collections[COLLECTION]
  if (!model) throw new Error(`${table.name} has no collection`)
  const { globalType } = table
  const cursor = model.collection
    .find(globalType ? { globalType } : {}, { session })
    .sort({ _id: 1 })
    .batchSize(ROWS_AT_ONCE)
  let batch: unknown[] = []
  for await (const document of cursor) {
    batch.push(document)
    if (batch.length < ROWS_AT_ONCE) continue
    yield* await toRows(table, batch)
    batch = []
  }
  yield* await toRows(table, batch)
}

/** Makes the adapter convert documents, which the driver read directly, into rows. */
async function toRows(table: Table, documents: unknown[]): Promise<Row[]> {
  const model = { paginate: () => Promise.resolve({ docs: documents }) }
  const adapter = Object.assign(Object.create(table.adapter) as typeof table.adapter, {
    collections: { [COLLECTION]: model },
  })
  const { docs } = await adapter.find<Row>({
    collection: COLLECTION as never,
    joins: undefined,
  })
  return docs.flatMap((row) => toBackupRow(table, row))
}

/** @returns no row, or the row without nulls: absent fields are absent, whatever the database */
function toBackupRow({ name }: Table, row: Row): Row[] {
  if (name === 'payload-kv' && OMITTED_KEYS.has(row.key)) return []
  const { globalType: _globalType, ...rest } = row
  return [withoutNulls(rest) as Row]
}

const withoutNulls = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== null && value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
