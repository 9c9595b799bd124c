import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Where } from 'payload'

import { moveArticles } from '../../articles'
import { endReview, moveCorrections, resumeReview } from '../../lecture'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { getStoredBefore } from './loadPublished'
import { deleteCampaignOfRegard } from '../../newsletter'
import { cancelPublication, toScheduleTarget } from '../../scheduledPublication'
import { getActor, journalContext } from '../../../infrastructure/journal'

/**
 * Keeps the corrected texts of an issue's pages, and its corrected articles, when its PDF is replaced by
 * another, whether the issue is published or not; the pages of the former PDF are no longer to be checked. A
 * draft beside a published issue replaces nothing until it is published.
 */
export const keepCorrections: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const { id } = doc as { id: string }
  const before = getRelationId(getStoredBefore(req, id)?.pdf)
  if (operation !== 'update' || !before) return doc as unknown
  const stored = await req.payload.db.findOne<{ id: string; pdf?: unknown }>({
    collection: 'regards',
    where: { id: { equals: id } },
    select: { pdf: true },
    req,
  })
  const after = getRelationId(stored?.pdf)
  if (!after || before === after) return doc as unknown
  try {
    await moveCorrections(req.payload, before, after)
    await moveArticles(req.payload, before, after)
    await endReview(req.payload, before)
    await resumeReview(req.payload, after)
  } catch (error) {
    req.payload.logger.error({ err: error, regard: id }, 'Corrections non reprises')
  }
  return doc as unknown
}

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
