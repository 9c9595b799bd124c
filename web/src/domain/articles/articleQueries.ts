import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getApi } from '@web/lib/api/api'
import { createUnreadableError, nullIfMissing } from '@web/lib/api/errors'
import { findNumeroToday, regardsKey } from '../regards/findRegards'
import type {
  ArticleResponse,
  ArticleSummaryResponse,
  ArticlesResponse,
  LatestArticlesResponse,
  SimilarArticlesResponse,
} from '@regards/contract/schemas/articles'

/** Age up to which the list of an issue's articles is the source of its table of contents. */
const FRESH_MS = 60_000

export const articleQueries = {
  /** The first articles of the newest issue. */
  latest: () =>
    queryOptions({
      queryKey: [...regardsKey, 'articles', 'latest'],
      queryFn: async ({ client, signal }) => {
        const answer = await getApi(client)<LatestArticlesResponse>('/regards/articles', { signal })
        if (!Array.isArray(answer.articles)) throw createUnreadableError()
        return { ...answer, articles: answer.articles.map(withoutWords) }
      },
    }),

  /** The articles of an issue; null when no published issue has this number. */
  list: (numero: number) =>
    queryOptions({
      queryKey: [...regardsKey, 'articles', numero],
      queryFn: async ({ client, signal }) => {
        const answer = await fetchList(client, numero, signal)
        return answer && { ...answer, articles: answer.articles.map(withoutWords) }
      },
    }),

  /**
   * The same as a table of contents, for the page of each article: a tenth of the bytes in its
   * HTML. A fresh list in the cache saves the request.
   */
  contents: (numero: number) =>
    queryOptions({
      queryKey: [...regardsKey, 'articles', numero, 'contents'],
      queryFn: async ({ client, signal }) => {
        const { queryKey } = articleQueries.list(numero)
        const isFresh = client.getQueryCache().find({ queryKey })?.isStaleByTime(FRESH_MS) === false
        const list = isFresh
          ? client.getQueryData(queryKey)
          : await fetchList(client, numero, signal)
        const articles = list?.articles ?? []
        return articles.map(({ slug, titre, premierePage }) => ({ slug, titre, premierePage }))
      },
    }),

  /**
   * One article, which may have another slug than requested. `article` is null when it is unknown;
   * `numeroToday` is then the current number of the issue that once had this number, or null.
   */
  one: (numero: number, slug: string) =>
    queryOptions({
      queryKey: [...regardsKey, 'article', numero, slug],
      queryFn: async ({ client, signal }) => {
        const api = getApi(client)
        const path = `/regards/numero/${numero}/articles/${slug}`
        const article = await nullIfMissing(api<ArticleResponse>(path, { signal }))
        if (article) return { article, numeroToday: null }
        return { article, numeroToday: await findNumeroToday(api, numero, signal) }
      },
    }),

  /** Other articles that share rare words with one. */
  similar: (numero: number, slug: string) =>
    queryOptions({
      queryKey: [...regardsKey, 'article', numero, slug, 'proches'],
      queryFn: async ({ client, signal }) => {
        const path = `/regards/numero/${numero}/articles/${slug}/proches`
        const answer = await getApi(client)<SimilarArticlesResponse>(path, { signal })
        if (!Array.isArray(answer.articles)) throw createUnreadableError()
        return answer
      },
    }),
}

async function fetchList(client: QueryClient, numero: number, signal: AbortSignal) {
  const path = `/regards/numero/${numero}/articles`
  const answer = await nullIfMissing(getApi(client)<ArticlesResponse>(path, { signal }))
  if (answer && !Array.isArray(answer.articles)) throw createUnreadableError()
  return answer
}

/** An article of a list, whose picture is decorative there: nobody reads its text alternative and caption. */
const withoutWords = (article: ArticleSummaryResponse): ArticleSummaryResponse => ({
  ...article,
  image: article.image && { ...article.image, alternative: '', legende: null },
})
