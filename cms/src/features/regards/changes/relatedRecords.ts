import type { CollectionAfterDeleteHook, Where } from 'payload'

import { getRelationId } from '../../../lib/payload/getRelationId'
import { deleteCampaignOfRegard } from '../../newsletter'
import { cancelPublication, toScheduleTarget } from '../../scheduledPublication'
import { getActor, journalContext } from '../../../infrastructure/journal'

/**
 * Deletes an issue's counters, daily counts, campaign and files with it. Keeps a file that another
 * issue uses, and a page image that served as cover. Deletions that fail are logged.
 */
export const deleteRelatedRecords: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const regard = doc as { id: string; pdf?: unknown; couverture?: unknown }
  const { payload } = req
  const context = journalContext({ acteur: getActor(req), details: 'Avec son numéro.' })
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
    () => cancelPublication(payload, toScheduleTarget(regard.id)),
    () => pdf && payload.delete({ collection: 'documents', id: pdf, context }),
    () => cover && payload.delete({ collection: 'images', where: isOwnCover, context }),
  ]
  for (const remove of removals) {
    try {
      await remove()
    } catch (error) {
      payload.logger.warn({ err: error, regard: regard.id }, 'Reste d’un numéro supprimé')
    }
  }
}
