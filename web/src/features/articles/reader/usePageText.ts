import { useQueries, useQuery } from '@tanstack/react-query'
import { articleQueries } from '../../../domain/articles/articleQueries'
import { pageTexteQuery } from '../../../domain/articles/pageTexteQuery'
import type { BlocResponse } from '../../../domain/articles/responses'
import type { HeadingLevel } from '../../../ui/richText/HeadingOutline'
import { isRichTextEmpty } from '../../../ui/richText/isRichTextEmpty'
import type { RichTextValue } from '../../../ui/richText/RichTextValue'
import { toArticle, toParts, type Article, type ArticlePart } from '../helpers/toArticle'

/** The text of a page that is in no article. */
export type LoosePage = Pick<Article, 'numero' | 'langue' | 'parts' | 'correction'> & {
  /** What is said in place of a text, or of one that a machine has read. */
  note: 'scanned' | 'waiting' | 'uncertain' | 'empty' | undefined
}

export type PageText =
  | { state: 'pending' }
  | { state: 'error'; error: unknown; retry: () => void }
  | { state: 'articles'; articles: Article[] }
  | { state: 'page'; page: LoosePage }

/**
 * What is read of a page: the articles that are on it, each from that page on, else the text of the
 * page.
 */
export function usePageText(numero: number, page: number): PageText {
  const list = useQuery(articleQueries.list(numero))
  const near = (list.data?.articles ?? []).filter(
    ({ premierePage, dernierePage }) => premierePage <= page && page <= dernierePage,
  )
  const found = useQueries({ queries: near.map(({ slug }) => articleQueries.one(numero, slug)) })
  const isPending = list.isPending || found.some((each) => each.isPending)
  const articles = found.flatMap(({ data }) => (data?.article ? [toArticle(data.article)] : []))
  const shown = articles.flatMap((article) => toShown(article, page))
  const failed = list.isError ? list : found.find(({ isError }) => isError)
  const isLoose = !isPending && !failed && shown.length === 0
  const texte = useQuery({ ...pageTexteQuery(numero, page), enabled: isLoose })

  if (isPending) return { state: 'pending' }
  const failure = failed ?? (isLoose && texte.isError ? texte : undefined)
  if (failure) return { state: 'error', error: failure.error, retry: () => void failure.refetch() }
  if (!isLoose) return { state: 'articles', articles: shown }
  if (!texte.data) return { state: 'pending' }
  return { state: 'page', page: toLoosePage(numero, texte.data) }
}

/** An article as it is read from a page on; none that has nothing on the page. */
function toShown(article: Article, page: number): Article[] {
  const { premierePage, correction, parts } = article
  const isOnPage =
    correction !== undefined || premierePage === page || parts.some((part) => part.page === page)
  if (!isOnPage) return []
  return [{ ...article, parts: parts.filter((part) => part.page >= page).map(lowerHeading) }]
}

/** Below the title of the article, which is below that of the reader. */
const lowerHeading = (part: ArticlePart): ArticlePart =>
  part.type === 'titre' ? { ...part, niveau: Math.min(part.niveau + 1, 6) as HeadingLevel } : part

type Texte = { langue: string; page: RawPage | undefined }
type RawPage = {
  page: number
  blocs: object[]
  texteCorrige: RichTextValue | null
  sansTexte: boolean
  reconnaissance?: 'attente' | 'incertaine' | null
}

function toLoosePage(numero: number, { langue, page }: Texte): LoosePage {
  const corrected = page?.texteCorrige
  const correction = corrected && !isRichTextEmpty(corrected) ? corrected : undefined
  const blocs = (page?.blocs ?? []).map((bloc) => ({ ...bloc, page: page?.page }) as BlocResponse)
  const parts = correction ? [] : toParts(blocs, undefined)
  return { numero, langue, parts, correction, note: toNote(page, parts.length > 0, correction) }
}

function toNote(
  page: RawPage | undefined,
  hasParts: boolean,
  correction: RichTextValue | undefined,
): LoosePage['note'] {
  if (correction) return undefined
  if (hasParts) return page?.reconnaissance === 'incertaine' ? 'uncertain' : undefined
  if (!page?.sansTexte) return 'empty'
  return page.reconnaissance === 'attente' ? 'waiting' : 'scanned'
}
