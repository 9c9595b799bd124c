import { createHash } from 'node:crypto'

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const WHOLE_UUID = new RegExp(`^${UUID.source}$`)

/**
 * Returns the id of a row in MongoDB, whose ids have 12 bytes, for a UUID of SQLite: the same at every
 * restore. SQLite takes MongoDB's ids as they are.
 */
export const toMongoId = (id: string): string =>
  isUuid(id) ? createHash('sha256').update(id).digest('hex').slice(0, 24) : id

/**
 * Replaces the ids of rows in a row's JSON, wherever they are: relations, rich text, plain fields.
 * @param ids all ids of the snapshot's rows that change; other UUIDs, such as names of uploads, stay
 */
export const translateIds = (json: string, ids: ReadonlySet<string>): string =>
  ids.size === 0
    ? json
    : json.replaceAll(UUID, (found) => (ids.has(found) ? toMongoId(found) : found))

export const isUuid = (id: string): boolean => WHOLE_UUID.test(id)
