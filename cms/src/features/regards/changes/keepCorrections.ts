import type { CollectionAfterChangeHook } from 'payload'

import { moveArticles } from '../../articles'
import { endReview, moveCorrections, resumeReview } from '../../lecture'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { getStoredBefore } from './loadPublished'

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
