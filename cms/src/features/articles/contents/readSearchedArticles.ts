import type { Payload } from 'payload'

import { findVisibleArticles } from '../records/findArticles'
import { toArticleTexts, toBlocTexts, type TextOfPage } from './toArticleTexts'

/** A visible article as the search indexes it. */
export interface SearchedArticle {
  id: string
  titre: string
  auteurs: string[]
  rubrique: string | null
  premierePage: number
  /** Its words; see `toArticleTexts`. */
  textes: TextOfPage[]
  /** What it was made of in the PDF: of a corrected text, the one that was found. */
  trouves: TextOfPage[]
}

const FIELDS = {
  titre: true,
  auteurs: true,
  rubrique: true,
  chapo: true,
  premierePage: true,
  blocs: true,
  texteCorrige: true,
} as const

/** Reads the articles of a PDF that visitors see, as they are searched. */
export async function readSearchedArticles(
  payload: Payload,
  document: string,
): Promise<SearchedArticle[]> {
  const articles = await findVisibleArticles(payload, document, FIELDS)
  return articles.map((article) => ({
    id: article.id,
    titre: article.titre,
    auteurs: article.auteurs,
    rubrique: article.rubrique,
    premierePage: article.premierePage,
    textes: toArticleTexts(article),
    trouves: toBlocTexts(article.blocs),
  }))
}
