import type { Endpoint } from 'payload'

import { published } from '../../../access/published'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { asksForDrafts, findIssueReading } from '../../lecture'
import { findArticles, findVisibleArticles } from '../records/storedArticles'
import { findFolders, toLeadPages, toResume } from './articleViews'

/**
 * GET /api/regards/numero/{n}/articles, an endpoint of the issues: the contents of a published issue;
 * empty while its PDF is prepared. An administrator who asks for drafts also gets the articles that
 * are not visible.
 * @throws ApiError 400 invalid-numero, 404 regard-not-found
 */
export const articlesEndpoint: Omit<Endpoint, 'root'> = {
  path: '/numero/:numero/articles',
  method: 'get',
  handler: async (req) => {
    const { payload } = req
    const { issue, pdf, etat } = await findIssueReading(req)
    const withHidden = asksForDrafts(req)
    const find = withHidden ? findArticles : findVisibleArticles
    const articles = etat === 'prete' && pdf ? await find(payload, pdf.id) : []
    const folders = await findFolders(payload, pdf?.id ?? '', toLeadPages(articles))
    return Response.json({
      numero: issue.numero,
      titre: issue.titre ?? null,
      dateParution: issue.dateParution,
      etat,
      articles: articles.map((article) => ({
        ...toResume(article, folders),
        ...(withHidden && {
          id: article.id,
          visible: article.visible,
          corrige: article.corrige,
        }),
      })),
    })
  },
}

/** Articles that the home page shows. */
const HOME_ARTICLES = 3

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
    const articles = found.slice(0, HOME_ARTICLES)
    const folders = await findFolders(payload, document ?? '', toLeadPages(articles))
    return Response.json({
      numero: issue?.numero ?? null,
      articles: articles.map((article) => toResume(article, folders)),
    })
  },
}
