import type { CollectionSlug, DatabaseAdapter, Payload, TypeWithID, Where } from 'payload'

type Query = Omit<Parameters<DatabaseAdapter['find']>[0], 'limit' | 'page' | 'pagination'>

// These functions run no hooks and no access control, and include the trash.

/** Reads all records that match. */
export const findAll = async <Row = TypeWithID>(payload: Payload, query: Query): Promise<Row[]> =>
  (await payload.db.find<Row>({ ...query, pagination: false, limit: 0 })).docs

/** Reads the first record that matches, in the order of `sort`. */
export const findFirst = async <Row = TypeWithID>(
  payload: Payload,
  query: Query,
): Promise<Row | undefined> =>
  (await payload.db.find<Row>({ ...query, pagination: false, limit: 1 })).docs[0]

/** Counts the records that match. */
export const countRows = async (
  { db }: Payload,
  collection: CollectionSlug,
  where: Where = {},
): Promise<number> => (await db.count({ collection, where })).totalDocs
