import type { ArticlesResponse, LatestArticlesResponse } from '@regards/contract/schemas/articles'
import { published } from '../../../access/published'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { asksForDrafts, findIssueArticles, findShownPdfs } from '../../lecture'
import { findArticles, findVisibleArticles } from '../records/storedArticles'
import { findFolders, toLeadPages, toResume } from './articleViews'
import { spreadPictures } from './spreadPictures'
import { endpoint } from '../../../lib/payload/endpoint'

/**
 * GET /api/regards/numero/{n}/articles, an endpoint of the issues: the contents of a published issue;
 * while its PDF is prepared, those of the former PDF, if any. An administrator who asks for drafts
 * gets all articles of the issue's PDF, hidden ones too.
 * @throws ApiError 400 invalid-numero, 404 regard-not-found
 */
export const articlesEndpoint = endpoint('get', '/numero/:numero/articles', async (req) => {
  const { payload } = req
  const { issue, document, etat } = await findIssueArticles(req)
  const withHidden = asksForDrafts(req)
  const find = withHidden ? findArticles : findVisibleArticles
  const found = document ? await find(payload, document) : []
  const articles = withHidden ? found : spreadPictures(found)
  const folders = await findFolders(payload, document ?? '', toLeadPages(articles))
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
  } satisfies ArticlesResponse)
})

/** Articles that the home page shows. */
const HOME_ARTICLES = 3

/**
 * GET /api/regards/articles, an endpoint of the issues: the number of the newest published issue and
 * its first articles, while its PDF is prepared, those of the former PDF; null and an empty list
 * without an issue.
 */
export const latestArticlesEndpoint = endpoint('get', '/articles', async ({ payload }) => {
  const { docs } = await payload.db.find<{ numero: number; pdf?: unknown }>({
    collection: 'regards',
    where: published,
    sort: ['-dateParution', '-numero'],
    limit: 1,
    pagination: false,
    select: { numero: true, pdf: true },
  })
  const [issue] = docs
  const pdf = getRelationId(issue?.pdf)
  const document = pdf && (await findShownPdfs(payload, [pdf])).get(pdf)
  const found = document ? await findVisibleArticles(payload, document) : []
  const articles = spreadPictures(found.slice(0, HOME_ARTICLES))
  const folders = await findFolders(payload, document ?? '', toLeadPages(articles))
  return Response.json({
    numero: issue?.numero ?? null,
    articles: articles.map((article) => toResume(article, folders)),
  } satisfies LatestArticlesResponse)
})
