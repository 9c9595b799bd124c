import { queryOptions, useQueries } from '@tanstack/react-query'
import { paths } from '@web/domain/paths'
import type { KeptIssue } from '@web/domain/regards/keptIssues'

/** The site's present state of an issue: its number, and the version of its content. */
type IssueVersion = { numero: number; version: string }

/**
 * Asks the site for the present state of an issue that had this number: its EPUB names the version
 * of all texts, pages and articles, and a former number redirects to the present one.
 * @returns null when there is no such issue
 * @throws an error without network
 */
export async function fetchVersion(
  numero: number,
  signal: AbortSignal,
): Promise<IssueVersion | null> {
  const response = await fetch(paths.regardEpub(numero), {
    method: 'HEAD',
    credentials: 'omit',
    signal,
  })
  const version = response.headers.get('etag')
  const today = /\/regards\/(\d+)\/epub$/.exec(response.url)?.[1]
  return response.ok && version ? { numero: Number(today ?? numero), version } : null
}

/** The site's state of a kept issue. */
export const keptNewsQuery = (numero: number) =>
  queryOptions({
    queryKey: ['keptNews', numero],
    queryFn: ({ signal }) => fetchVersion(numero, signal),
    staleTime: 10 * 60_000,
    retry: false,
  })

/** Compares kept issues with the site, where there is a network. */
export function useKeptNews(kept: KeptIssue[]) {
  const news = useQueries({ queries: kept.map(({ numero }) => keptNewsQuery(numero)) })
  return kept.map((issue, index) => {
    const now = news[index]?.data
    const isComparable = now && issue.version !== undefined
    return {
      ...issue,
      /** Its number on the site. */
      today: now?.numero ?? issue.numero,
      /** Whether the site has a newer version than the kept one. */
      hasNewer: Boolean(
        isComparable && (now.version !== issue.version || now.numero !== issue.numero),
      ),
    }
  })
}
