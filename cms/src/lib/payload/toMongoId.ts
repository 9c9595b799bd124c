import { createHash } from 'node:crypto'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Returns the 12-byte MongoDB id for a UUID of SQLite, the same at every restore. SQLite takes
 * MongoDB's ids as they are.
 */
export const toMongoId = (id: string): string =>
  UUID.test(id) ? createHash('sha256').update(id).digest('hex').slice(0, 24) : id
