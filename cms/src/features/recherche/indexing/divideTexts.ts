import { tokenize } from '@regards/text-analysis'

import type { SearchedArticle } from '../../articles'
import type { PageText } from './readIssue'

/** Words outside articles from which on a page is an entry: an advertisement, a box. */
const MIN_WORDS = 20

/** Texts of an issue: its articles, with their words by page, and the rest of its pages. */
export interface DividedTexts {
  articles: { article: SearchedArticle; textes: { page: number; texte: string }[] }[]
  pages: PageText[]
}

/**
 * Divides the texts of a PDF's pages, so that each word of a page is found once: with its article,
 * or else with its page. A few words beside an article, such as the folio, go with it.
 */
export function divideTexts(pages: PageText[], articles: SearchedArticle[]): DividedTexts {
  const divided = articles.map((article) => ({ article, textes: [...article.textes] }))
  const rest = pages.flatMap((page): PageText[] => {
    const here = divided.filter(({ article }) =>
      [...article.trouves, ...article.textes].some((texte) => texte.page === page.page),
    )
    const [first] = here
    if (!first) return [page]
    const texte = listOtherLines(
      page,
      here.map(({ article }) => article),
    ).join('\n')
    if (tokenize(texte).length >= MIN_WORDS) return [{ ...page, texte }]
    first.textes = first.textes.map((own) =>
      own.page === page.page ? { ...own, texte: `${own.texte}\n${texte}` } : own,
    )
    return []
  })
  return { articles: divided, pages: rest }
}

/** Lines of a page outside articles, titles, authors and sections. */
function listOtherLines({ page, texte }: PageText, articles: SearchedArticle[]): string[] {
  const own = new Set(
    articles
      .flatMap(({ textes, trouves }) => [...textes, ...trouves])
      .filter((part) => part.page === page)
      .flatMap((part) => part.texte.split('\n').map(toPlain)),
  )
  const named = new Set(
    articles.flatMap(({ titre, auteurs, rubrique, textes }) =>
      toWords([titre, ...auteurs, rubrique ?? '', textes[0]?.texte ?? ''].join(' ')),
    ),
  )
  return texte
    .split('\n')
    .filter((line) => !own.has(toPlain(line)) && toWords(line).some((word) => !named.has(word)))
}

const toPlain = (line: string): string => line.replace(/\s+/g, ' ').trim()

const toWords = (text: string): string[] => tokenize(text).map(({ word }) => word)
