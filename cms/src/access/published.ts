import type { Where } from 'payload'

/** Records outside the trash: Payload's operations add it, the database's own do not. */
export const notInTrash: Where = { deletedAt: { exists: false } }

/** Issues that are published and not in the trash. */
export const published: Where = { and: [{ _status: { equals: 'published' } }, notInTrash] }
