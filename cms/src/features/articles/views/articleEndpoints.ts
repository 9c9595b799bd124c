import type { ArticleResponse } from '@regards/contract/schemas/articles'
import type { Where } from 'payload'

import { apiError } from '../../../lib/errors/apiErrors'
import { redirectToCard } from '../../../media/images/drawCard'
import {
  asksForDrafts,
  findIssueArticles,
  findPages,
  PICTURE_FIELDS,
  toPageCardPath,
  toPagePicture,
} from '../../lecture'
import { findSome, findVisibleArticles, type StoredArticle } from '../records/storedArticles'
import { findLead, joinDivided, toResume, toSentBloc } from './articleViews'
import { endpoint } from '../../../lib/payload/endpoint'

const NAME_FIELDS = { slug: true, anciensSlugs: true, titre: true, rang: true } as const

const PAGE_FIELDS = { ...PICTURE_FIELDS, vignette: true } as const

/**
 * An article of a published issue. A former slug gets it too, with its own slug; an administrator
 * who asks for drafts also gets a hidden article.
 */
export const articleEndpoint = endpoint('get', '/numero/:numero/articles/:slug', async (req) => {
  const { payload, routeParams } = req
  const { issue, document, reading } = await findIssueArticles(req)
  if (!document) throw apiError('article-not-found')
  const shown: Where[] = asksForDrafts(req) ? [] : [{ visible: { equals: true } }]
  const where: Where = { and: [{ document: { equals: document } }, ...shown] }
  const names = await findSome(payload, where, NAME_FIELDS)
  const index = findIndex(names, String(routeParams?.slug))
  const name = names[index]
  const [article] = name ? await findSome(payload, { id: { equals: name.id } }) : []
  if (!article) throw apiError('article-not-found')
  const numbers = toPages(article)
  const stored = await findPages(payload, document, PAGE_FIELDS, { page: { in: numbers } })
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
  } satisfies ArticleResponse)
})

/** An article that has the slug comes before an article that had it. */
function findIndex(names: StoredArticle[], slug: string): number {
  const index = names.findIndex((name) => name.slug === slug)
  return index >= 0 ? index : names.findIndex(({ anciensSlugs }) => anciensSlugs.includes(slug))
}

const toNeighbour = (name: StoredArticle | undefined) =>
  name ? { slug: name.slug, titre: name.titre } : null

const toPages = ({ premierePage, dernierePage, blocs }: StoredArticle): number[] => [
  ...new Set([premierePage, ...blocs.map(({ page }) => page), dernierePage]),
]

/** Width from which a lead picture fills a card, in pixels. */
const MIN_WIDTH = 1200

/** The picture that networks show: an article's title and lead picture, else its first page. */
export const articleCardEndpoint = endpoint(
  'get',
  '/numero/:numero/articles/:slug/carte.jpg',
  async (req) => {
    const { payload, routeParams } = req
    const { document, issue } = await findIssueArticles(req, false)
    const articles = document
      ? await findVisibleArticles(payload, document, {
          ...{ slug: true, anciensSlugs: true, titre: true, image: true, blocs: true },
          premierePage: true,
        })
      : []
    const article = articles[findIndex(articles, String(routeParams?.slug))]
    if (!document || !article) throw apiError('article-not-found')
    const lead = findLead(article.blocs, article.image)
    const number = lead?.page ?? article.premierePage
    const fields = { page: true, dossier: true, tailles: true } as const
    const [page] = await findPages(payload, document, fields, { page: { equals: number } })
    const figure = lead?.figure
    const width = figure?.tailles.find((each) => each >= MIN_WIDTH) ?? figure?.tailles.at(-1)
    const file =
      page &&
      (figure && width ? `${page.dossier}/${figure.nom}-${width}.webp` : toPageCardPath(page))
    if (!file) throw apiError('not-found', 'Cette image n’existe pas.')
    return redirectToCard({
      picture: file,
      text: { numero: issue.numero, titre: article.titre },
    })
  },
)
