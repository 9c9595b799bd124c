import type { CollectionBeforeDeleteHook } from 'payload'

import { addToSuppressionList } from '../../features/newsletter/unsubscription/addToSuppressionList'

/** Whoever is taken off the list stays off it: the refusal is there before the record is gone. */
export const suppressDeletedAbonne: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const abonne = await req.payload.db.findOne<{ id: string; empreinte: string }>({
    collection: 'abonnes',
    where: { id: { equals: id } },
  })
  if (abonne) await addToSuppressionList(req.payload, abonne.empreinte)
}
