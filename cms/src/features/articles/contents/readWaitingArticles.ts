import type { Payload, Where } from 'payload'

import { notInTrash } from '../../../access/roles'
import { findAll } from '../../../infrastructure/database/rows'
import { getRelationId } from '../../../lib/payload/getRelationId'

/** Number of newest articles that are read, about a hundred issues. */
const MAX_READ = 1_000

/** Reads which issues have proposed articles that visitors do not see and nobody has changed. */
export const readWaitingArticles = (payload: Payload) =>
  countByIssue(payload, {
    and: [
      { visible: { equals: false } },
      { corrige: { equals: false } },
      { aRevoir: { not_equals: true } },
    ],
  })

/** Reads which issues have articles whose text the new PDF lacks in whole or in part. */
export const readArticlesToReview = (payload: Payload) =>
  countByIssue(payload, { aRevoir: { equals: true } })

/** Counts articles by issue, newest first; not those of PDFs without an issue or in preparation. */
async function countByIssue(payload: Payload, where: Where) {
  const docs = await findAll<{ document: unknown }>(payload, {
    collection: 'articles',
    where,
    sort: '-createdAt',
    limit: MAX_READ,
    select: { document: true },
  })
  const counts = new Map<string, number>()
  for (const { document } of docs) {
    const id = getRelationId(document)
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  if (counts.size === 0) return []
  const documents = [...counts.keys()]
  const [issues, readings] = await Promise.all([
    findAll<{ numero: number; pdf: unknown }>(payload, {
      collection: 'regards',
      where: { and: [{ pdf: { in: documents } }, notInTrash] },
      select: { numero: true, pdf: true },
      sort: ['-dateParution', '-numero'],
    }),
    findAll<{ document: unknown }>(payload, {
      collection: 'lectures',
      where: { and: [{ document: { in: documents } }, { etat: { equals: 'prete' } }] },
      select: { document: true },
    }),
  ])
  const ready = new Set(readings.map(({ document }) => getRelationId(document)))
  return issues.flatMap(({ numero, pdf }) => {
    const id = getRelationId(pdf)
    return id && ready.has(id) ? [{ numero, articles: counts.get(id) ?? 0 }] : []
  })
}
