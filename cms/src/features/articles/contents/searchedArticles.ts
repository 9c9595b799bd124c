import type { Payload } from 'payload'

import { toPlainText } from '../../lecture/text/toPlainText'
import {
  findVisibleArticles,
  type BlocDArticle,
  type StoredArticle,
} from '../records/storedArticles'
import { selectFields } from '../../../lib/payload/selectFields'

export interface TextOfPage {
  page: number
  texte: string
}

type ArticleWords = Pick<StoredArticle, 'chapo' | 'premierePage' | 'blocs' | 'texteCorrige'>

/**
 * Returns the words of an article as visitors read it, by page: its standfirst and its blocks, or its
 * corrected text, of which only the first page is known. Without the title and the authors.
 */
function toArticleTexts({ chapo, premierePage, blocs, texteCorrige }: ArticleWords): TextOfPage[] {
  const pages = texteCorrige
    ? [{ page: premierePage, texte: toPlainText(texteCorrige) }]
    : toBlocTexts(blocs)
  const [first = { page: premierePage, texte: '' }, ...others] = pages
  const lines = [chapo ?? '', first.texte].filter(Boolean)
  return [{ page: first.page, texte: lines.join('\n') }, ...others]
}

/** Returns the words from which passages are cut: without descriptions of pictures. */
export const toShownTexts = (article: ArticleWords): TextOfPage[] =>
  toArticleTexts({ ...article, blocs: article.blocs.map(withoutAlternative) })

const withoutAlternative = (bloc: BlocDArticle): BlocDArticle =>
  bloc.type === 'image' ? { ...bloc, alternative: '' } : bloc

/** Returns the words of blocks by page, in their order. */
function toBlocTexts(blocs: StoredArticle['blocs']): TextOfPage[] {
  const pages = [...new Set(blocs.map(({ page }) => page))]
  return pages.map((page) => ({
    page,
    texte: toPlainText(blocs.filter((bloc) => bloc.page === page)),
  }))
}

/** A visible article as the search indexes it. */
export interface SearchedArticle extends Pick<
  StoredArticle,
  'id' | 'titre' | 'auteurs' | 'rubrique' | 'premierePage'
> {
  /** Its words; see `toArticleTexts`. */
  textes: TextOfPage[]
  /** The text of the PDF: the found one also where a text was corrected. */
  trouves: TextOfPage[]
}

const FIELDS = selectFields(
  'titre',
  'auteurs',
  'rubrique',
  'chapo',
  'premierePage',
  'blocs',
  'texteCorrige',
)

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
