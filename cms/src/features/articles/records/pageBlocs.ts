import type { BlocRef } from '@regards/contract/schemas/articles'
import { isDeepStrictEqual } from 'node:util'

import type { Payload } from 'payload'

import { findPages, type Bloc, type StoredPage } from '../../lecture'
import { selectFields } from '../../../lib/payload/selectFields'
import { toCurrentBlocs } from './correctedBlocs'
import type { BlocDArticle } from './storedArticles'

/** A page of a PDF with the blocks of which articles are made. */
export type PageWithBlocs = StoredPage & { blocs: Bloc[] }

const PAGE_FIELDS = selectFields(
  'page',
  'largeur',
  'hauteur',
  'dossier',
  'tailles',
  'vignette',
  'blocs',
  'texteCorrige',
  'reconnaissance',
)

/** Finds the pages of a PDF with their blocks, the first page first. */
export async function findPagesWithBlocs(
  payload: Payload,
  document: string,
): Promise<PageWithBlocs[]> {
  const pages = await findPages(payload, document, PAGE_FIELDS)
  return pages.map((page) => ({ ...page, blocs: toCurrentBlocs(page) }))
}

/**
 * The places of an article's blocks in the pages, in order, without blocks that the pages lack.
 * @param used blocks of other articles, to which these are added: a sentence may occur twice
 */
export function toRefs(
  blocs: BlocDArticle[],
  pages: PageWithBlocs[],
  used = new Set<string>(),
): BlocRef[] {
  const byNumber = new Map(pages.map((page) => [page.page, page.blocs]))
  return blocs.flatMap(({ page, ...bloc }): BlocRef[] => {
    const index = (byNumber.get(page) ?? []).findIndex(
      (other, at) => !used.has(`${page}/${at}`) && isDeepStrictEqual(other, bloc),
    )
    if (index < 0) return []
    used.add(`${page}/${index}`)
    return [[page, index]]
  })
}

/** Returns the places of blocks by article; no block belongs to two articles. */
export function toRefsOfAll<Article extends { blocs: BlocDArticle[] }>(
  articles: Article[],
  pages: PageWithBlocs[],
): Map<Article, BlocRef[]> {
  const used = new Set<string>()
  return new Map(articles.map((article) => [article, toRefs(article.blocs, pages, used)]))
}
