import { queryOptions, useQuery } from '@tanstack/react-query'
import { articleQueries } from '@web/domain/articles/articleQueries'
import type { TexteResponse } from '@regards/contract/schemas/lecture'
import { regardsKey } from '@web/domain/regards/regardsKey'
import { getApi } from '@web/lib/api/api'
import type { HeadingLevel } from '@web/ui/richText/toHeadingLevels'
import { isRichTextEmpty } from '@web/ui/richText/isRichTextEmpty'
import type { RichTextValue } from '@web/ui/richText/RichTextValue'
import { toArticle, toParts, type Article, type ArticlePart } from '../helpers/toArticle'

export type LoosePage = Pick<Article, 'numero' | 'langue' | 'parts' | 'correction'> & {
  /** Notice in place of a missing text, or beside a recognized one. */
  note: 'scanned' | 'waiting' | 'uncertain' | 'empty' | undefined
}

/** Text of a page: its articles, each from that page on, else the text of the page. */
const pageTextQuery = (numero: number, page: number) =>
  queryOptions({
    queryKey: [...regardsKey, 'texteDePage', numero, page],
    queryFn: async ({ client, signal }) => {
      const list = await client.query({
        ...articleQueries.list(numero),
        staleTime: 'static',
      })
      const onPage = (list?.articles ?? []).filter(
        ({ premierePage, dernierePage }) => premierePage <= page && page <= dernierePage,
      )
      const found = await Promise.all(
        onPage.map(({ slug }) =>
          client.query({ ...articleQueries.one(numero, slug), staleTime: 'static' }),
        ),
      )
      const articles = found.flatMap(({ article }) =>
        article ? toShown(toArticle(article), page) : [],
      )
      if (articles.length > 0) return { articles }
      const path = `/regards/numero/${numero}/texte`
      const texte = await getApi(client)<TexteResponse>(path, { signal })
      return { page: toLoosePage(numero, page, texte) }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

export const usePageText = (numero: number, page: number) => useQuery(pageTextQuery(numero, page))

/** The part of an article from a page on; undefined if it has nothing on the page. */
function toShown(article: Article, page: number): Article[] {
  const { premierePage, correction, parts } = article
  const isOnPage =
    correction !== undefined || premierePage === page || parts.some((part) => part.page === page)
  if (!isOnPage) return []
  return [{ ...article, parts: parts.filter((part) => part.page >= page).map(lowerHeading) }]
}

/** Below the title of the article, which is below the reader's title. */
const lowerHeading = (part: ArticlePart): ArticlePart =>
  part.type === 'titre' ? { ...part, niveau: Math.min(part.niveau + 1, 6) as HeadingLevel } : part

function toLoosePage(numero: number, number: number, { langue, pages }: TexteResponse): LoosePage {
  const page = pages.find((each) => each.page === number)
  const corrected = page?.texteCorrige
  const correction = corrected && !isRichTextEmpty(corrected) ? corrected : undefined
  const blocs = (page?.blocs ?? []).map((bloc) => ({ ...bloc, page: number }))
  const parts = correction ? [] : toParts(blocs)
  const note = toNote(page, parts.length > 0, correction)
  return { numero, langue: langue ?? 'fr', parts, correction, note }
}

function toNote(
  page: TexteResponse['pages'][number] | undefined,
  hasParts: boolean,
  correction: RichTextValue | undefined,
): LoosePage['note'] {
  if (correction) return undefined
  if (hasParts) return page?.reconnaissance === 'incertaine' ? 'uncertain' : undefined
  if (!page?.sansTexte) return 'empty'
  return page.reconnaissance === 'attente' ? 'waiting' : 'scanned'
}
