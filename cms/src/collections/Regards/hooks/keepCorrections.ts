import type { CollectionAfterChangeHook } from 'payload'

import { moveArticles } from '../../../features/articles'
import { moveCorrections } from '../../../features/lecture/preparation/moveCorrections'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { getPublishedBefore } from './loadPublished'

interface Issue {
  id: string
  pdf?: unknown
  _status?: string | null
}

/** Keeps the corrected texts of an issue's pages, and its corrected articles, when its published PDF is replaced by another. */
export const keepCorrections: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { id, pdf, _status } = doc as Issue
  const before = getRelationId(getPublishedBefore(req, id)?.pdf)
  const after = getRelationId(pdf)
  if (_status === 'draft' || !before || !after || before === after) return doc as unknown
  try {
    await moveCorrections(req.payload, before, after)
    await moveArticles(req.payload, before, after)
  } catch (error) {
    req.payload.logger.error({ err: error, regard: id }, 'Corrections non reprises')
  }
  return doc as unknown
}
