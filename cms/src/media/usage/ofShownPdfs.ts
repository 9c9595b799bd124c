import type { BaseFilter } from 'payload'

import { getRelationId } from '../../lib/payload/getRelationId'

/**
 * Filter of a list in the panel: the records of PDFs that an issue, or its draft, has. Those of a PDF that
 * another one replaced have the same titles and are removed later.
 */
export const ofShownPdfs: BaseFilter = async ({ req: { payload } }) => {
  const every = { pagination: false, limit: 0 } as const
  const [issues, drafts, documents] = await Promise.all([
    payload.db.find<{ pdf?: unknown }>({
      ...every,
      collection: 'regards',
      select: { pdf: true },
    }),
    payload.db.findVersions<{ pdf?: unknown }>({
      ...every,
      collection: 'regards',
      where: { latest: { equals: true } },
      select: { version: { pdf: true } },
    }),
    payload.db.find<{ id: string }>({ ...every, collection: 'documents', select: { id: true } }),
  ])
  const shown = new Set(
    [...issues.docs, ...drafts.docs.map(({ version }) => version)].map(({ pdf }) =>
      getRelationId(pdf),
    ),
  )
  const replaced = documents.docs.flatMap(({ id }) => (shown.has(id) ? [] : id))
  return replaced.length > 0 ? { document: { not_in: replaced } } : null
}
