import type { Endpoint } from 'payload'

import { asksForDrafts, findIssueReading } from '../../lecture'
import { findArticles, findVisibleArticles } from '../findArticles'
import { findFolders } from '../views/toImage'
import { toLeadPages, toResume } from '../views/toResume'

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
