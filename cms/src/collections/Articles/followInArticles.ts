import type { CollectionAfterChangeHook } from 'payload'

import { followPageCorrection } from '../../features/articles'
import type { StoredPage } from '../../features/lecture'
import { log } from '../../lib/log'
import { getRelationId } from '../../lib/payload/getRelationId'

/** Gives the articles of a PDF the corrected text of a page. A failure takes nothing from the correction. */
export const followInArticles: CollectionAfterChangeHook<
  StoredPage & { document: unknown }
> = async ({ doc, previousDoc, req }) => {
  const document = getRelationId(doc.document)
  if (!document) return doc
  try {
    await followPageCorrection(req.payload, document, previousDoc, doc)
  } catch (error) {
    log.error({ err: error, document }, 'Articles sans le texte corrigé d’une page')
  }
  return doc
}
