import type { CollectionBeforeDeleteHook } from 'payload'

import { fileUsedByIssue } from '../../lib/errors/apiErrors'

/** Rejects the deletion of a file that an issue uses. */
export const rejectDeleteWhenUsed =
  (field: 'pdf' | 'couverture'): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { docs } = await req.payload.find({
      collection: 'regards',
      where: { [field]: { equals: id } },
      select: { numero: true },
      depth: 0,
      limit: 1,
      req,
    })
    if (docs[0]) throw fileUsedByIssue(docs[0].numero)
  }
