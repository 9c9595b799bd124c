import type { BaseFilter } from 'payload'

import { findAll } from '../../infrastructure/database/rows'
import { getRelationId } from '../../lib/payload/getRelationId'

/**
 * Filter of a list in the panel: records of PDFs that an issue or its draft has. Records of
 * replaced PDFs have the same titles and are removed later.
 */
export const ofShownPdfs: BaseFilter = async ({ req: { payload } }) => {
  const [issues, drafts, documents] = await Promise.all([
    findAll<{ pdf?: unknown }>(payload, { collection: 'regards', select: { pdf: true } }),
    payload.db.findVersions<{ pdf?: unknown }>({
      pagination: false,
      limit: 0,
      collection: 'regards',
      where: { latest: { equals: true } },
      select: { version: { pdf: true } },
    }),
    findAll<{ id: string }>(payload, { collection: 'documents', select: { id: true } }),
  ])
  const shown = new Set(
    [...issues, ...drafts.docs.map(({ version }) => version)].map(({ pdf }) => getRelationId(pdf)),
  )
  const replaced = documents.flatMap(({ id }) => (shown.has(id) ? [] : id))
  return replaced.length > 0 ? { document: { not_in: replaced } } : null
}
