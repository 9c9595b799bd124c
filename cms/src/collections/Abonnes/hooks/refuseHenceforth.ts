import type { CollectionBeforeDeleteHook } from 'payload'

import { keepRefusal } from '../../../newsletter/keepRefusal'

/** Whoever is taken off the list stays off it: the refusal is there before the record is gone. */
export const refuseHenceforth: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const abonne = await req.payload.db.findOne<{ id: string; empreinte: string }>({
    collection: 'abonnes',
    where: { id: { equals: id } },
  })
  if (abonne) await keepRefusal(req.payload, abonne.empreinte)
}
