import pTimeout from 'p-timeout'
import type { Endpoint } from 'payload'

import { memoizeUntilContentChange } from '../../../infrastructure/contentVersion/memoizeUntilContentChange'
import { articleNotFound, regardNotFound, serviceUnavailable } from '../../../lib/errors/apiErrors'
import { parseNumero } from '../../../lib/parseNumero'
import { readPublishedIssues } from '../indexing/readIssue'
import { findNearArticles, type NearArticle } from './findNearArticles'

/** The page waits for nothing of it: a slow index gives none. */
const TIMEOUT_MS = 2_000

const MAX_KEPT = 2_000

const near = memoizeUntilContentChange<NearArticle[]>(MAX_KEPT)

/**
 * GET /api/regards/numero/{n}/articles/{slug}/proches, an endpoint of the issues: up to three other articles
 * that share rare words with an article, the nearest first. Only what visitors see.
 * @throws ApiError 400 invalid-numero, 404 regard-not-found, article-not-found, 503
 */
export const nearArticlesEndpoint: Omit<Endpoint, 'root'> = {
  path: '/numero/:numero/articles/:slug/proches',
  method: 'get',
  handler: async ({ payload, routeParams }) => {
    const numero = parseNumero(routeParams?.numero)
    const slug = String(routeParams?.slug)
    const [issue] = await readPublishedIssues(payload, { numero: { equals: numero } })
    if (!issue) throw regardNotFound(numero)
    const articles = await pTimeout(
      near(
        `${issue.id} ${slug}`,
        async () => (await findNearArticles(payload, issue, slug)) ?? null,
      ),
      { milliseconds: TIMEOUT_MS, message: serviceUnavailable() },
    )
    if (!articles) throw articleNotFound()
    return Response.json({ articles })
  },
}
