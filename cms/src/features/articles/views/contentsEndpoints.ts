import type { ArticlesResponse, LatestArticlesResponse } from '@regards/contract/schemas/articles'
import type { Figure } from '@regards/contract/schemas/blocs'
import { findFirst } from '../../../infrastructure/database/rows'
import { published } from '../../../access/roles'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { asksForDrafts, findIssueArticles, findShownPdfs } from '../../lecture'
import { findArticles, findVisibleArticles, type StoredArticle } from '../records/storedArticles'
import { findFolders, toLeadPages, toResume } from './articleViews'
import { endpoint } from '../../../lib/payload/endpoint'

/**
 * The contents of a published issue; while its PDF is prepared, those of the former PDF, if any. An
 * administrator who asks for drafts gets all articles of the issue's PDF, hidden ones too.
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

/** The newest published issue's number and first articles; null and an empty list without one. */
export const latestArticlesEndpoint = endpoint('get', '/articles', async ({ payload }) => {
  const issue = await findFirst<{ numero: number; pdf?: unknown }>(payload, {
    collection: 'regards',
    where: published,
    sort: ['-dateParution', '-numero'],
    select: { numero: true, pdf: true },
  })
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

/** Articles of a list, one behind the other, that never show a picture twice. */
const NEAR = 3

/** Difference of two fingerprints, of 64 × 15 levels, up to which the pictures are the same. */
const MAX_DIFFERENCE = 32

/** Width of a picture that may stand for another, in pixels: an ornament may not. */
const MIN_WIDTH = 320

/**
 * Gives the articles of a list pictures that differ: where one of the two articles before shows the same
 * as the lead picture, another picture of the article takes its place, or none.
 */
export function spreadPictures(articles: StoredArticle[]): StoredArticle[] {
  const shown: (Figure | undefined)[] = []
  return articles.map((article) => {
    const near = shown.slice(1 - NEAR)
    const figure = listCandidates(article).find(
      (candidate) => !near.some((other) => other && areSame(candidate, other)),
    )
    shown.push(figure)
    return { ...article, image: figure?.nom ?? null }
  })
}

/** The lead picture and those that may stand for it; none where the article shows none. */
function listCandidates({ blocs, image }: StoredArticle): Figure[] {
  const figures = blocs.flatMap((bloc) => (bloc.type === 'image' && bloc.figure) || [])
  const lead = figures.find(({ nom }) => nom === image)
  if (!lead) return []
  return [lead, ...figures.filter((each) => each !== lead && each.largeur >= MIN_WIDTH)]
}

/** Whether two pictures look the same. Readings of former versions have no fingerprints. */
export function areSame({ empreinte: one }: Figure, { empreinte: other }: Figure): boolean {
  if (one === undefined || other === undefined) return false
  const differences = [...one].map((level, at) =>
    Math.abs(parseInt(level, 16) - parseInt(other.charAt(at), 16)),
  )
  return differences.reduce((sum, each) => sum + each, 0) <= MAX_DIFFERENCE
}
