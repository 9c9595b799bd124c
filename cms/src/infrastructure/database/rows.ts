import type {
  CollectionSlug,
  DataFromCollectionSlug,
  DatabaseAdapter,
  Payload,
  PayloadRequest,
  SelectType,
  TypeWithID,
  Where,
  KVAdapter,
  KVStoreValue,
} from 'payload'
import { selectFields } from '../../lib/payload/selectFields'
import { isOutage } from '../../lib/errors/isOutage'

// The rows of a collection as the database has them: without hooks and access control, the trash
// included.

type Database = Pick<Payload, 'db'>
type Query = Omit<Parameters<DatabaseAdapter['find']>[0], 'page' | 'pagination'>

/** Condition: the row with this id. */
export const byId = (id: unknown): Where => ({ id: { equals: id } })

/** Reads all rows that match, or the first `limit`. */
export const findAll = async <Row = TypeWithID>({ db }: Database, query: Query): Promise<Row[]> =>
  (await db.find<Row>({ limit: 0, ...query, pagination: false })).docs

/** Reads the first of several rows that may match, in the order of `sort`; for the row of a unique field: `findRow`. */
export const findFirst = async <Row = TypeWithID>(
  { db }: Database,
  query: Query,
): Promise<Row | undefined> => (await findAll<Row>({ db }, { ...query, limit: 1 }))[0]

/**
 * Reads the one row that matches a unique field, such as its id; for one of several: `findFirst`.
 * @param source a request reads what its own transaction has written
 */
export const findRow = <Row extends TypeWithID = TypeWithID>(
  source: Database | PayloadRequest,
  collection: CollectionSlug,
  where: Where,
  select?: SelectType,
): Promise<Row | null> =>
  'payload' in source
    ? source.payload.db.findOne<Row>({ collection, where, select, req: source })
    : source.db.findOne<Row>({ collection, where, select })

/** Reads fields of the one row that matches a unique field, with the types of its collection. */
export const findFields = <
  Slug extends CollectionSlug,
  Name extends keyof DataFromCollectionSlug<Slug> & string,
>(
  source: Database | PayloadRequest,
  collection: Slug,
  where: Where,
  ...names: Name[]
) =>
  findRow<Pick<DataFromCollectionSlug<Slug>, Name | 'id'>>(
    source,
    collection,
    where,
    selectFields(...names),
  )

/** Counts the rows that match. */
export const countRows = async (
  { db }: Database,
  collection: CollectionSlug,
  where: Where = {},
): Promise<number> => (await db.count({ collection, where })).totalDocs

/** Changes fields of a row that matches, if there is one. */
export async function updateRow(
  { db }: Database,
  collection: CollectionSlug,
  where: Where,
  data: object,
): Promise<void> {
  await db.updateOne({ collection, where, data: { ...data }, returning: false })
}

/**
 * Changes fields of a row in one atomic step, if it matches: of two changes that start from the
 * same state, one succeeds.
 * @returns the changed row; null if none matches
 */
export const changeRow = async <Row = TypeWithID>(
  { db }: Database,
  collection: CollectionSlug,
  where: Where,
  data: object,
): Promise<Row | null> =>
  (await db.updateOne({
    collection,
    where,
    data: { ...data },
    options: { atomic: true },
  })) as Row | null

/** Deletes the rows that match. */
export const deleteRows = (
  { db }: Database,
  collection: CollectionSlug,
  where: Where,
): Promise<void> => db.deleteMany({ collection, where })

/**
 * Creates a record, or finds the one that another call created at the same time. Does not rely on
 * the error of a violated unique index: the driver's, or Payload's ValidationError.
 * @throws the error of `create` if there is no record
 */
export async function createOrFind<Created, Found>(
  create: () => Promise<Created>,
  find: () => Promise<Found | null | undefined>,
): Promise<{ created?: Created; found?: Found }> {
  try {
    return { created: await create() }
  } catch (error) {
    if (isOutage(error)) throw error
    const found = await find()
    if (!found) throw error
    return { found }
  }
}

/**
 * Writes a key of Payload's key-value store. Of two first writes at the same time MongoDB rejects
 * one; its second attempt updates the row that the other created.
 */
export async function setKey(
  kv: Pick<KVAdapter, 'set'>,
  key: string,
  value: KVStoreValue,
): Promise<void> {
  try {
    await kv.set(key, value)
  } catch (error) {
    if (isOutage(error)) throw error
    await kv.set(key, value)
  }
}

/** MongoDB error code for a violated unique index, by a write or by the creation of the index. */
const DUPLICATE_KEY = 11_000

/** Whether an error is a MongoDB duplicate key error. */
export const isDuplicateKeyError = (error: unknown): boolean =>
  (error as { code?: unknown } | undefined)?.code === DUPLICATE_KEY
