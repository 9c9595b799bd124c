import type {
  CollectionSlug,
  DataFromCollectionSlug,
  DatabaseAdapter,
  Payload,
  PayloadRequest,
  SelectType,
  TypeWithID,
  Where,
} from 'payload'
import { selectFields } from '../../lib/payload/selectFields'

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
