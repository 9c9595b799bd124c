import type { Endpoint, Where } from 'payload'

import { articleNotFound } from '../../../lib/errors/apiErrors'
import {
  asksForDrafts,
  findIssueReading,
  findPages,
  PICTURE_FIELDS,
  toPagePicture,
} from '../../lecture'
import { findSome } from '../findArticles'
import { joinDivided } from '../joinDivided'
import type { StoredArticle } from '../types'
import { toSentBloc } from '../views/toImage'
import { toResume } from '../views/toResume'

const NAME_FIELDS = { slug: true, anciensSlugs: true, titre: true, rang: true } as const

const PAGE_FIELDS = { ...PICTURE_FIELDS, vignette: true } as const

/**
 * GET /api/regards/numero/{n}/articles/{slug}, an endpoint of the issues: an article of a published
 * issue. A former slug gets the article too, which says its own. An administrator who asks for drafts
 * also gets one that is not visible.
 * @throws ApiError 400 invalid-numero, 404 regard-not-found, article-not-found
 */
export const articleEndpoint: Omit<Endpoint, 'root'> = {
  path: '/numero/:numero/articles/:slug',
  method: 'get',
  handler: async (req) => {
    const { payload, routeParams } = req
    const { issue, pdf, reading, etat } = await findIssueReading(req)
    if (!pdf || etat !== 'prete') throw articleNotFound()
    const shown: Where[] = asksForDrafts(req) ? [] : [{ visible: { equals: true } }]
    const where: Where = { and: [{ document: { equals: pdf.id } }, ...shown] }
    const names = await findSome(payload, where, NAME_FIELDS)
    const index = findIndex(names, String(routeParams?.slug))
    const name = names[index]
    const [article] = name ? await findSome(payload, { id: { equals: name.id } }) : []
    if (!article) throw articleNotFound()
    const numbers = toPages(article)
    const stored = await findPages(payload, pdf.id, PAGE_FIELDS, { page: { in: numbers } })
    const folders = new Map(stored.map(({ page, dossier }) => [page, dossier]))
    return Response.json({
      numero: issue.numero,
      titreDuNumero: issue.titre ?? null,
      dateParution: issue.dateParution,
      langue: reading?.langue ?? null,
      ...toResume(article, folders),
      motsCles: article.motsCles,
      contenu: joinDivided(article.blocs).map((bloc) => toSentBloc(bloc, folders)),
      texteCorrige: article.texteCorrige,
      precedent: toNeighbour(names[index - 1]),
      suivant: toNeighbour(names[index + 1]),
      pages: stored.map(toPagePicture),
    })
  },
}

/** An article that has the slug comes before one that had it. */
function findIndex(names: StoredArticle[], slug: string): number {
  const index = names.findIndex((name) => name.slug === slug)
  return index >= 0 ? index : names.findIndex(({ anciensSlugs }) => anciensSlugs.includes(slug))
}

const toNeighbour = (name: StoredArticle | undefined) =>
  name ? { slug: name.slug, titre: name.titre } : null

/** Pages of the PDF that an article is on. */
const toPages = ({ premierePage, dernierePage, blocs }: StoredArticle): number[] => [
  ...new Set([premierePage, ...blocs.map(({ page }) => page), dernierePage]),
]
