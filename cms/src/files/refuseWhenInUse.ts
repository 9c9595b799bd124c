import type { CollectionBeforeDeleteHook } from 'payload'

import { fileInUse } from '../errors/houseErrors'

/** Refuses to delete a file that an issue needs. */
export const refuseWhenInUse =
  (field: 'pdf' | 'couverture'): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { totalDocs } = await req.payload.count({
      collection: 'regards',
      where: { [field]: { equals: id } },
      req,
    })
    if (totalDocs > 0) throw fileInUse()
  }
