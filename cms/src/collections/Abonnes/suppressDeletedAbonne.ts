import type { CollectionBeforeDeleteHook } from 'payload'

import { addToSuppressionList } from '../../features/newsletter/unsubscription/addToSuppressionList'

/** Adds a subscriber to the suppression list before the record is deleted. */
export const suppressDeletedAbonne: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const abonne = await req.payload.db.findOne<{ id: string; empreinte: string }>({
    collection: 'abonnes',
    where: { id: { equals: id } },
  })
  if (abonne) await addToSuppressionList(req.payload, abonne.empreinte)
}
