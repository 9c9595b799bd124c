import type { SimilarArticlesResponse } from '@regards/contract/schemas/articles'
import pTimeout from 'p-timeout'
import type { Payload } from 'payload'

import { memoizeUntilContentChange } from '../../../infrastructure/contentVersion/memoizeUntilContentChange'
import { apiError } from '../../../lib/errors/apiErrors'
import { parseNumero } from '../../../lib/parseNumero'
import {
  findShownPdfs,
  readArticleText,
  readArticlesOfPages,
  type ArticleText,
} from '../../articles'
import type { Candidate, SearchIndex } from '../index/SearchIndex'
import { getSearchIndex } from '../index/getSearchIndex'
import { toStemPart } from '../index/storedWords'
import { readPublishedIssues, type PublishedIssue } from '../indexing/readIssue'
import { chooseStems, countStems, measureSimilarity, type WeightedStems } from './chooseStems'
import { endpoint } from '../../../lib/payload/endpoint'

const MAX_ARTICLES = 3

/** Pages of the index whose articles are compared. */
const MAX_PAGES = 12

/** Share of an article's weight that another one must have in common with it. */
const MIN_SHARE = 0.12

/** Entries of the index for one article, at most: its pages, and itself. */
const OWN_ENTRIES = 3

type SimilarArticle = SimilarArticlesResponse['articles'][number]

/**
 * Finds the articles of other issues that share most of the rare words of an article, the nearest
 * first.
 * @returns undefined when the issue has no such article
 */
async function findSimilarArticles(
  payload: Payload,
  issue: PublishedIssue,
  slug: string,
): Promise<SimilarArticle[] | undefined> {
  const own = (await findShownPdfs(payload, [issue.document])).get(issue.document)
  const article = own && (await readArticleText(payload, own, slug))
  if (!article) return undefined
  const index = getSearchIndex(payload)
  const counts = countStems(article.sujet, article.texte)
  const vocabulary = await index.vocabulary.findByStem([...counts.keys()])
  const stems = chooseStems(counts, vocabulary, OWN_ENTRIES)
  if (stems.size === 0) return []
  const pages = await findPages(index, stems, issue.id)
  const issues = await readIssuesOf(payload, pages)
  const shown = await findShownPdfs(
    payload,
    [...issues.values()].map(({ document }) => document),
  )
  const others = await readArticlesOfPages(
    payload,
    pages.flatMap(({ groupe, page }) => {
      const document = shown.get(issues.get(groupe)?.document ?? '')
      return document ? [{ document, page }] : []
    }),
  )
  const byDocument = new Map(
    [...issues.values()].map((each) => [shown.get(each.document) ?? '', each]),
  )
  return toSimilar(rank(others, article.document, stems), byDocument)
}

/** The pages that have most of the stems; an index may also have entries of articles. */
async function findPages(
  index: SearchIndex,
  stems: WeightedStems,
  own: string,
): Promise<Candidate[]> {
  const { candidates } = await index.search({
    groups: [{ racines: [...stems.keys()], total: stems.size }],
    phrases: [],
  })
  const measure = ({ titre, texte }: Candidate) =>
    measureSimilarity(stems, (stem) => {
      const part = toStemPart(stem)
      return texte.includes(part) || titre.includes(part)
    })
  return candidates
    .filter(({ page, groupe }) => page > 0 && groupe !== own)
    .map((candidate) => ({ candidate, similarity: measure(candidate) }))
    .toSorted((one, other) => other.similarity - one.similarity)
    .slice(0, MAX_PAGES)
    .map(({ candidate }) => candidate)
}

/** The issues of pages that are published now, by the groups of the index. */
async function readIssuesOf(
  payload: Payload,
  pages: Candidate[],
): Promise<Map<string, PublishedIssue>> {
  const ids = [...new Set(pages.map(({ groupe }) => groupe))]
  const issues = ids.length > 0 ? await readPublishedIssues(payload, { id: { in: ids } }) : []
  return new Map(issues.map((issue) => [issue.id, issue]))
}

/** Articles of the same issue are in its contents. */
function rank(others: ArticleText[], own: string, stems: WeightedStems): ArticleText[] {
  const least = MIN_SHARE * [...stems.values()].reduce((sum, weight) => sum + weight, 0)
  return others
    .filter(({ document }) => document !== own)
    .map((article) => {
      const counts = countStems(article.sujet, article.texte)
      return { article, similarity: measureSimilarity(stems, (stem) => counts.has(stem)) }
    })
    .filter(({ similarity }) => similarity >= least)
    .toSorted((one, other) => other.similarity - one.similarity)
    .slice(0, MAX_ARTICLES)
    .map(({ article }) => article)
}

const toSimilar = (
  articles: ArticleText[],
  issues: ReadonlyMap<string, PublishedIssue>,
): Promise<SimilarArticle[]> =>
  Promise.all(
    articles.map(async ({ document, toResponse }) => {
      const issue = issues.get(document)
      const titreDuNumero = issue?.titre ?? null
      return { numero: issue?.numero ?? 0, titreDuNumero, ...(await toResponse()) }
    }),
  )

/** The page does not wait for a slow index: it gets no similar articles. */
const TIMEOUT_MS = 2_000

const MAX_KEPT = 2_000

const similar = memoizeUntilContentChange<SimilarArticle[]>(MAX_KEPT)

/** Up to three public articles that share rare words with an article, the nearest first. */
export const similarArticlesEndpoint = endpoint(
  'get',
  '/numero/:numero/articles/:slug/proches',
  async ({ payload, routeParams }) => {
    const numero = parseNumero(routeParams?.numero)
    const slug = String(routeParams?.slug)
    const [issue] = await readPublishedIssues(payload, { numero: { equals: numero } })
    if (!issue) throw apiError('regard-not-found', { numero })
    const articles = await pTimeout(
      similar(
        `${issue.id} ${slug}`,
        async () => (await findSimilarArticles(payload, issue, slug)) ?? null,
      ),
      { milliseconds: TIMEOUT_MS, message: apiError('service-unavailable') },
    )
    if (!articles) throw apiError('article-not-found')
    return Response.json({ articles } satisfies SimilarArticlesResponse)
  },
)
