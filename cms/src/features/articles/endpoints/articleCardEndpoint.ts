import type { Endpoint } from 'payload'

import { articleNotFound, notFound } from '../../../lib/errors/apiErrors'
import { drawCard } from '../../../media/images/drawCard'
import { findIssueReading, findPages, toPageCardPath } from '../../lecture'
import { findVisibleArticles } from '../findArticles'
import { findLead } from '../views/toImage'

/** Width from which a lead picture fills a card, in pixels. */
const MIN_WIDTH = 1200

/**
 * GET /api/regards/numero/{n}/articles/{slug}/carte.jpg, an endpoint of the issues: the picture that networks
 * show of an article, made of its lead picture, else of its first page.
 * @throws ApiError 400 invalid-numero, 404 regard-not-found, article-not-found, not-found, 503
 */
export const articleCardEndpoint: Omit<Endpoint, 'root'> = {
  path: '/numero/:numero/articles/:slug/carte.jpg',
  method: 'get',
  handler: async (req) => {
    const { payload, routeParams } = req
    const { pdf, etat } = await findIssueReading(req, false)
    const articles =
      pdf && etat === 'prete'
        ? await findVisibleArticles(payload, pdf.id, {
            ...{ slug: true, image: true, blocs: true, premierePage: true },
          })
        : []
    const article = articles.find(({ slug }) => slug === routeParams?.slug)
    if (!pdf || !article) throw articleNotFound()
    const lead = findLead(article.blocs, article.image)
    const number = lead?.page ?? article.premierePage
    const fields = { page: true, dossier: true, tailles: true } as const
    const [page] = await findPages(payload, pdf.id, fields, { page: { equals: number } })
    const figure = lead?.figure
    const width = figure?.tailles.find((each) => each >= MIN_WIDTH) ?? figure?.tailles.at(-1)
    const file =
      page &&
      (figure && width ? `${page.dossier}/${figure.nom}-${width}.webp` : toPageCardPath(page))
    if (!file) throw notFound('Cette image')
    return drawCard(file)
  },
}
