import type { CollectionAfterDeleteHook, Where } from 'payload'

import { deleteCampaignOfRegard } from '../../../features/newsletter/campaigns'
import { getRelationId } from '../../../lib/payload/getRelationId'

/**
 * An issue's counters, daily counts, announcement and files go with it. A file that another issue
 * shows stays, and so does a
 * page's picture that served as a cover; what cannot be removed now is logged.
 */
export const deleteRelatedRecords: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const regard = doc as { id: string; pdf?: unknown; couverture?: unknown }
  const { payload } = req
  const pdf = getRelationId(regard.pdf)
  const cover = getRelationId(regard.couverture)
  const isOwnCover: Where = {
    and: [{ id: { equals: cover } }, { usage: { equals: 'couverture' } }],
  }
  const removals = [
    ...(['compteurs', 'frequentation'] as const).map(
      (collection) => () =>
        payload.db.deleteMany({ collection, where: { regard: { equals: regard.id } } }),
    ),
    () => deleteCampaignOfRegard(payload, regard.id),
    () => pdf && payload.delete({ collection: 'documents', id: pdf }),
    () => cover && payload.delete({ collection: 'images', where: isOwnCover }),
  ]
  for (const remove of removals) {
    try {
      await remove()
    } catch (error) {
      payload.logger.warn({ err: error, regard: regard.id }, 'Reste d’un numéro supprimé')
    }
  }
}
