import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'

import { COLLECTION, type Row, type Table } from './openTables'

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
export interface RowReader {
  /** Whether the rows of all tables are of one moment. */
  isConsistent: boolean
  /** Yields all rows of a table as a backup holds them, by id. */
  read(table: Table): AsyncGenerator<Row>
  end(): Promise<void>
}

/** @param payload in SQLite: on a copy of the database that nobody writes */
export async function openRowReader(payload: Payload): Promise<RowReader> {
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
