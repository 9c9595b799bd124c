import type { Endpoint } from 'payload'

import { published } from '../../../access/published'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { findVisibleArticles } from '../records/findArticles'
import { findFolders } from './toImage'
import { toLeadPages, toResume } from './toResume'

/** Articles that the home page shows. */
const MAX_ARTICLES = 3

/**
 * GET /api/regards/articles, an endpoint of the issues: the number of the newest published issue and
 * its first articles; null and none without an issue, none while its PDF is prepared.
 */
export const latestArticlesEndpoint: Omit<Endpoint, 'root'> = {
  path: '/articles',
  method: 'get',
  handler: async ({ payload }) => {
    const { docs } = await payload.db.find<{ numero: number; pdf?: unknown }>({
      collection: 'regards',
      where: published,
      sort: ['-dateParution', '-numero'],
      limit: 1,
      pagination: false,
      select: { numero: true, pdf: true },
    })
    const [issue] = docs
    const document = getRelationId(issue?.pdf)
    const reading =
      document &&
      (await payload.db.findOne<{ id: string }>({
        collection: 'lectures',
        where: { and: [{ document: { equals: document } }, { etat: { equals: 'prete' } }] },
        select: { etat: true },
      }))
    const found = document && reading ? await findVisibleArticles(payload, document) : []
    const articles = found.slice(0, MAX_ARTICLES)
    const folders = await findFolders(payload, document ?? '', toLeadPages(articles))
    return Response.json({
      numero: issue?.numero ?? null,
      articles: articles.map((article) => toResume(article, folders)),
    })
  },
}
