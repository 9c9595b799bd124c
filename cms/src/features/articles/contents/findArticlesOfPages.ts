import type { Payload, Where } from 'payload'

import { getRelationId } from '../../../lib/payload/getRelationId'
import { toPlainText } from '../../lecture/text/toPlainText'
import type { BlocDArticle } from '../types'

/** What a search result says of the article that a page belongs to. */
export interface ArticleOfPage {
  slug: string
  titre: string
  auteurs: string[]
}

/** A page of a PDF, and a passage of its text. */
export interface Passage {
  document: string
  page: number
  texte: string
}

type Article = Omit<ArticleOfPage, 'auteurs'> & {
  document: unknown
  auteurs?: string[] | null
  blocs?: BlocDArticle[] | null
}

/**
 * Finds the article of each passage, in one query: one that visitors see and that has blocks on the page;
 * of several, the one that has most words of the passage.
 * @returns in the order of the passages; null where there is none
 */
export async function findArticlesOfPages(
  payload: Payload,
  passages: Passage[],
): Promise<(ArticleOfPage | null)[]> {
  if (passages.length === 0) return []
  const { docs } = await payload.db.find<Article>({
    collection: 'articles',
    where: { and: [{ visible: { equals: true } }, { or: passages.map(toCondition) }] },
    select: { document: true, slug: true, titre: true, auteurs: true, blocs: true },
    sort: 'rang',
    pagination: false,
    limit: 0,
  })
  return passages.map((passage) => choose(docs, passage))
}

/** An article may go on on a page behind others: its own pages are those of its blocks. */
const toCondition = ({ document, page }: Passage): Where => ({
  and: [
    { document: { equals: document } },
    { premierePage: { less_than_equal: page } },
    { dernierePage: { greater_than_equal: page } },
  ],
})

function choose(articles: Article[], { document, page, texte }: Passage): ArticleOfPage | null {
  const candidates = articles
    .filter((article) => getRelationId(article.document) === document)
    .map((article) => ({
      article,
      blocs: (article.blocs ?? []).filter((bloc) => bloc.page === page),
    }))
    .filter(({ blocs }) => blocs.length > 0)
  const words = toWords(texte)
  const counted = candidates.map(({ article, blocs }) => {
    const own = toWords(`${article.titre} ${toPlainText(blocs)}`)
    return { article, count: [...words].filter((word) => own.has(word)).length }
  })
  const most = Math.max(...counted.map(({ count }) => count))
  const found = counted.find(({ count }) => count === most)?.article
  return found ? { slug: found.slug, titre: found.titre, auteurs: found.auteurs ?? [] } : null
}

const toWords = (texte: string): Set<string> =>
  new Set(texte.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
