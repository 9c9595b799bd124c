import { toSlug } from '../../../cms/src/features/articles/records/slugs'
import { writePage } from '../makeTexts'
import type { MadeIssue } from './makeIssue'
import { nameIssue, PAGES } from './nameIssue'

/** Articles of an issue. */
export const ARTICLES = 8

/** Words of a title, of a standfirst and of a paragraph. */
const TITLE = 5
const STANDFIRST = 25
const PARAGRAPH = 70

/** Pages that are written, and words of each. */
const TEXTS = 400
const WORDS = 350

/** The pages themselves have the beginning of their text: an article has all of it. */
const FIRST_LETTERS = 100

/** Version of a reading that no start of the product makes anew. */
export const NEVER_OUTDATED = 1_000

/** When each reading was finished, which is part of what the search compares. */
export const READING_DATE = '2026-01-01T00:00:00.000Z'

/** An article as a table has it, but for its PDF and its rank. */
export type MadeArticle = {
  titre: string
  chapo: string
  auteurs: string[]
  slug: string
  premierePage: number
  dernierePage: number
  blocs: { type: 'paragraphe'; texte: string; page: number }[]
}

/**
 * Prepares to invent issues with articles, of which the search knows nothing: their texts are taken from a
 * few pages in turn.
 */
export function prepareArticles(words: string[]): (index: number) => MadeIssue {
  const texts = Array.from({ length: TEXTS }, () => writePage(words, WORDS))
  return (index) => {
    const { numero, dateParution } = nameIssue(index)
    const own = Array.from({ length: PAGES }, (_, at) => texts[(index * 7 + at) % TEXTS] ?? '')
    const pages = own.map((text) => text.slice(0, FIRST_LETTERS))
    return { numero, dateParution, pages, articles: makeArticles(own), toEntries: () => [] }
  }
}

/** Makes the pages of an issue its articles, each of as many pages as the others. */
export function makeArticles(pages: string[]): MadeArticle[] {
  const length = Math.ceil(pages.length / ARTICLES)
  const slugs = new Set<string>()
  return Array.from({ length: ARTICLES }, (_, index) => {
    const first = index * length
    const own = pages.slice(first, first + length)
    const words = (own[0] ?? '').split(' ')
    const titre = `${words.slice(0, TITLE).join(' ')} ${index + 1}`
    const slug = toSlug(titre)
    if (slugs.has(slug)) throw new Error(`Two articles are called ${slug}`)
    slugs.add(slug)
    return {
      ...{ titre, slug, chapo: words.slice(0, STANDFIRST).join(' ') },
      auteurs: [words.slice(-2).join(' '), words.slice(-4, -2).join(' ')].slice(index % 2),
      ...{ premierePage: first + 1, dernierePage: first + own.length },
      blocs: own.flatMap((text, at) => toParagraphs(text, first + at + 1)),
    }
  })
}

function toParagraphs(text: string, page: number): MadeArticle['blocs'] {
  const words = text.split(' ')
  return Array.from({ length: Math.ceil(words.length / PARAGRAPH) }, (_, at) => ({
    ...{ type: 'paragraphe', page },
    texte: words.slice(at * PARAGRAPH, (at + 1) * PARAGRAPH).join(' '),
  }))
}
