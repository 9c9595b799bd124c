import type { CollectionAfterChangeHook } from 'payload'

import { noteChange } from '../../features/articles'
import { getRelationId } from '../../lib/payload/getRelationId'

/** Notes a change made in the panel, as those of an arrangement are. */
export const noteArticleChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  const document = getRelationId((doc as { document: unknown }).document)
  if (document) await noteChange(req.payload, document)
  return doc as unknown
}
