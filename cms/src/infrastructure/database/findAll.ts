import type { DatabaseAdapter, Payload, TypeWithID } from 'payload'

type Query = Omit<Parameters<DatabaseAdapter['find']>[0], 'limit' | 'page' | 'pagination'>

/** Reads all records that match, without hooks and access control. */
export const findAll = async <Row = TypeWithID>(payload: Payload, query: Query): Promise<Row[]> =>
  (await payload.db.find<Row>({ ...query, pagination: false, limit: 0 })).docs
