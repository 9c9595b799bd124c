import type { ArticleSummaryResponse } from '@regards/contract/schemas/articles'
import type { Payload, Where } from 'payload'

import { getRelationId } from '../../../lib/payload/getRelationId'
import { toPlainText } from '../../lecture/text/toPlainText'
import { findSome, type StoredArticle } from '../records/storedArticles'
import { findFolders, toLeadPages, toResume } from '../views/articleViews'

/** A page of a PDF. */
export interface PageOfDocument {
  document: string
  page: number
}

export interface ArticleText {
  document: string
  /** Title, standfirst and keywords. */
  sujet: string
  texte: string
  toResponse: () => Promise<ArticleSummaryResponse>
}

/** Reads the text of an article of a PDF that visitors see, by its slug. */
export async function readArticleText(
  payload: Payload,
  document: string,
  slug: string,
): Promise<ArticleText | undefined> {
  const where: Where = {
    and: [
      { document: { equals: document } },
      { slug: { equals: slug } },
      { visible: { equals: true } },
    ],
  }
  const [article] = await findSome(payload, where)
  return article && toArticleText(payload, article)
}

/** Reads the articles that visitors see of some pages, with their texts, in one query. */
export async function readArticlesOfPages(
  payload: Payload,
  pages: PageOfDocument[],
): Promise<ArticleText[]> {
  if (pages.length === 0) return []
  const found = await findSome(payload, {
    and: [{ visible: { equals: true } }, { or: pages.map(isOnPage) }],
  })
  return found.map((article) => toArticleText(payload, article))
}

const isOnPage = ({ document, page }: PageOfDocument): Where => ({
  and: [
    { document: { equals: document } },
    { premierePage: { less_than_equal: page } },
    { dernierePage: { greater_than_equal: page } },
  ],
})

function toArticleText(payload: Payload, article: StoredArticle): ArticleText {
  const { titre, chapo, rubrique, motsCles, texteCorrige, blocs } = article
  const document = getRelationId(article.document) ?? ''
  return {
    document,
    sujet: [titre, chapo, rubrique, ...motsCles].filter(Boolean).join('\n'),
    texte: toPlainText(texteCorrige ?? blocs),
    toResponse: async () =>
      toResume(article, await findFolders(payload, document, toLeadPages([article]))),
  }
}
