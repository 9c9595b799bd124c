import type { BlocRef } from '@regards/contract/schemas/articles'
import type { SentBloc } from '@regards/contract/schemas/blocs'
import { MAX_TITLE } from '@regards/contract/limits'
import {
  blockAt,
  figuresOf,
  listFreeBlocks,
  listLooseBlocks,
  pagesOf,
  textOf,
  type ArrangedArticle,
  type Blocks,
} from './arrangement'

type Articles = ArrangedArticle[]

/** Longest title that is taken from the first sentence of a text, in characters. */
const maxSentence = 80

/** Changes the texts, the picture or the visibility of an article. */
export const changeArticle = (
  articles: Articles,
  key: string,
  change: Partial<Omit<ArrangedArticle, 'key' | 'id' | 'blocs'>>,
): Articles =>
  articles.map((article) => (article.key === key ? { ...article, ...change } : article))

export const showAllArticles = (articles: Articles): Articles =>
  articles.map((article) => ({ ...article, visible: true }))

export const removeArticle = (articles: Articles, key: string): Articles =>
  articles.filter((article) => article.key !== key)

/** Moves an article by one place, up (-1) or down (1). */
export function moveArticle(articles: Articles, key: string, by: -1 | 1): Articles {
  const from = articles.findIndex((article) => article.key === key)
  const to = from + by
  const [article, other] = [articles[from], articles[to]]
  if (!article || !other) return articles
  return articles.with(from, other).with(to, article)
}

/**
 * Joins an article with the article before it. Its title, which is no block of an article, becomes
 * a heading of the joined one where it is found on its pages.
 */
export function mergeWithPrevious(articles: Articles, key: string, blocks: Blocks): Articles {
  const at = articles.findIndex((article) => article.key === key)
  const [before, article] = [articles[at - 1], articles[at]]
  if (!before || !article) return articles
  const title = findHead(articles, article, blocks)
  const joined = {
    ...before,
    blocs: [...before.blocs, ...title, ...article.blocs],
  }
  return articles.toSpliced(at - 1, 2, joined)
}

/** Finds the blocks of an article’s title and standfirst, which stand before its text. */
function findHead(articles: Articles, article: ArrangedArticle, blocks: Blocks): BlocRef[] {
  const pages = pagesOf(article)
  const texts = new Set([article.titre, article.chapo].filter(Boolean))
  return listFreeBlocks(articles, blocks).filter(
    (ref) => ref[0] === pages?.first && texts.has(textOf(blockAt(blocks, ref))),
  )
}

/**
 * Divides an article before one of its blocks. A heading there becomes the title of the second
 * article; otherwise its first words do, to be changed.
 * @param key of the new article
 */
export function splitArticle(
  articles: Articles,
  { article, position, key }: { article: string; position: number; key: string },
  blocks: Blocks,
): Articles {
  const at = articles.findIndex((other) => other.key === article)
  const divided = articles[at]
  const ref = divided?.blocs[position]
  if (!divided || !ref || position === 0) return articles
  const first = blockAt(blocks, ref)
  const rest = divided.blocs.slice(position)
  const own = { ...divided, blocs: divided.blocs.slice(0, position) }
  const made = createArticle(
    key,
    toTitle(first),
    first?.type === 'titre' && rest.length > 1 ? rest.slice(1) : rest,
  )
  return articles
    .toSpliced(at, 1, keepOwnImage(own, blocks), { ...made, visible: divided.visible })
    .map((other) => (other.key === key ? withFirstImage(other, blocks) : other))
}

/** Makes an article of a page's texts outside articles; placed by its page. */
export function addArticle(
  articles: Articles,
  { page, key }: { page: number; key: string },
  blocks: Blocks,
): Articles {
  const free = listFreeBlocks(articles, blocks).filter(([number]) => number === page)
  if (free.length === 0) return articles
  const title = free.find((ref) => blockAt(blocks, ref)?.type === 'titre') ?? free[0]
  const text = title ? toTitle(blockAt(blocks, title)) : ''
  const isHeading = title && blockAt(blocks, title)?.type === 'titre'
  const blocs = isHeading ? free.filter((ref) => ref !== title) : free
  const made = withFirstImage(createArticle(key, text || `Page ${page}`, blocs), blocks)
  const next = articles.findIndex((article) => (pagesOf(article)?.first ?? 0) > page)
  return articles.toSpliced(next === -1 ? articles.length : next, 0, made)
}

/** Adds a page's blocks outside articles to an article. */
export function givePage(
  articles: Articles,
  { page, key }: { page: number; key: string },
  blocks: Blocks,
): Articles {
  const free = listLooseBlocks(articles, blocks).filter(([number]) => number === page)
  return articles.map((article) =>
    article.key === key ? toOrder(article, [...article.blocs, ...free]) : article,
  )
}

/**
 * Changes the pages of an article. It takes all texts of added pages; texts of removed pages go to
 * the neighbour on that side, if any.
 */
export function changePages(
  articles: Articles,
  { key, first, last }: { key: string; first: number; last: number },
  blocks: Blocks,
): Articles {
  const at = articles.findIndex((article) => article.key === key)
  const article = articles[at]
  const before = article && pagesOf(article)
  const hasText = [...blocks].some(
    ([page, list]) => page >= first && page <= last && list.length > 0,
  )
  if (!before || first > last || !hasText) return articles
  const isWanted = ([page]: BlocRef) => page >= first && page <= last
  const isNew = ([page]: BlocRef) =>
    isWanted([page, 0]) && (page < before.first || page > before.last)
  const gained = [...blocks].flatMap(([page, list]) =>
    isNew([page, 0]) ? list.map((_, index): BlocRef => [page, index]) : [],
  )
  const lostBefore = article.blocs.filter(([page]) => page < first)
  const lostAfter = article.blocs.filter(([page]) => page > last)
  return articles
    .map((other, index) => {
      if (index === at) return toOrder(other, [...other.blocs.filter(isWanted), ...gained])
      const kept = other.blocs.filter((ref) => !isNew(ref))
      if (index === at - 1 && lostBefore.length > 0) return toOrder(other, [...kept, ...lostBefore])
      if (index === at + 1 && lostAfter.length > 0) return toOrder(other, [...lostAfter, ...kept])
      return kept.length === other.blocs.length ? other : toOrder(other, kept)
    })
    .map((other) => keepOwnImage(other, blocks))
    .filter(({ blocs, key: own }) => blocs.length > 0 || own === key)
}

const toOrder = (article: ArrangedArticle, blocs: BlocRef[]): ArrangedArticle => ({
  ...article,
  blocs: blocs.toSorted(([page, index], [other, place]) => page - other || index - place),
})

/** The title that an article begins with: a heading, else the first sentence, cut between words. */
function toTitle(block: SentBloc | undefined): string {
  // Lines of a verse end with a line feed. No-break spaces stay.
  const text = textOf(block)
    .replace(/[^\S\u00a0\u202f]+/gu, ' ')
    .trim()
  if (block?.type === 'titre') return cutBetweenWords(text, MAX_TITLE)
  const sentence = firstSentence.exec(text)?.[0] ?? text
  return cutBetweenWords(sentence.replace(/\.$/, ''), maxSentence)
}

/** Ends with a stop that is not of an initial or of a title before a name: « M. », « Mme. ». */
const firstSentence =
  /^.*?(?<!(?<![\p{L}\d])(?:\p{Lu}|MM|M[lm]es?|Mlles?|Drs?|Ste?|cf|p|vol))[.!?…](?=\s|$)/u

function cutBetweenWords(text: string, length: number): string {
  if (text.length <= length) return text
  const words = text.slice(0, length).replace(/\s+\S*$/u, '')
  return `${words.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '').slice(0, length - 1)}…`
}

const createArticle = (key: string, titre: string, blocs: BlocRef[]): ArrangedArticle => ({
  ...{ key, titre, blocs, chapo: '', auteurs: '', rubrique: '' },
  visible: true,
  image: null,
  aRevoir: false,
  ancienTexte: null,
})

const withFirstImage = (article: ArrangedArticle, blocks: Blocks): ArrangedArticle => ({
  ...article,
  image: figuresOf(article, blocks)[0]?.nom ?? null,
})

/** A lead picture that went to another article is replaced by the first of its own. */
const keepOwnImage = (article: ArrangedArticle, blocks: Blocks): ArrangedArticle =>
  article.image === null || figuresOf(article, blocks).some(({ nom }) => nom === article.image)
    ? article
    : withFirstImage(article, blocks)
