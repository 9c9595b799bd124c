import type { Where } from 'payload'

/** Records that are published; those of before drafts existed have no status in MongoDB. */
export const published: Where = { _status: { not_equals: 'draft' } }
