import type { CollectionAfterChangeHook, Payload } from 'payload'

import { noteChange } from '../records/noteChange'
import { getRelationId } from '../../../lib/payload/getRelationId'

/** Notes a change made in the panel, as those of an arrangement are. */
export const noteArticleChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  const document = getRelationId((doc as { document: unknown }).document)
  if (document) await noteChange(req.payload, document)
  return doc as unknown
}

/** Called with a PDF whose articles changed; what fails in it is its own affair. */
export type FollowArticles = (payload: Payload, document: string) => Promise<void>

/** Hook that has the PDF of a changed article followed, as the search does. */
export const createFollowHook =
  (follow: FollowArticles): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    const document = getRelationId((doc as { document: unknown }).document)
    if (document) await follow(req.payload, document)
    return doc as unknown
  }
