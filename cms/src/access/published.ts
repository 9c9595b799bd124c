import type { Where } from 'payload'

/** Records outside the trash: Payload's operations add it, the database's own do not. */
export const notInTrash: Where = { deletedAt: { exists: false } }

/**
 * Issues that are published; those of before drafts existed have no status in MongoDB. One in the
 * trash is not.
 */
export const published: Where = { and: [{ _status: { not_equals: 'draft' } }, notInTrash] }
