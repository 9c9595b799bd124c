import { ISSUE_FILE_PATTERN } from '@regards/contract/issueFiles'

export type CachedKind = 'page' | 'reading' | 'asset' | 'picture' | 'data'

/** Kind of a request that the worker handles; it ignores all others. */
export type RouteKind = CachedKind | 'unkept'

/** Other applications, and paths that are not pages. */
const ignoredPaths = /^\/(?:admin|api|media|_next)(?:\/|$)/

/**
 * Pages that are never cached: pages of accounts, counted links, and searches. The worker requests
 * them once from the network, and responds with the offline page when there is none.
 */
const networkOnlyPaths = new RegExp(
  `^/(?:adminregards(?:/\\d+/articles)?|aide(?:/(?:administrateur|publier))?|compte|invitation|login|mot-de-passe-oublie|nouveau-mot-de-passe|recherche|regards/\\d+/(?:${ISSUE_FILE_PATTERN})|oai)/?$`,
)

/** Parameters that cached pages read, as a test compares; others are no part of keys. */
const pageParameters = ['annee', 'etat', 'jeton']

/** The URL under which a page is cached: with the parameters that pages read, in one order. */
export function toPageKey(url: string): string {
  const { origin, pathname, searchParams } = new URL(url)
  const read = pageParameters.flatMap((name) => {
    const value = searchParams.get(name)
    return value === null ? [] : [[name, value]]
  })
  const search = new URLSearchParams(read).toString()
  return origin + pathname + (search && `?${search}`)
}

/** Pages of the reader: dozens an issue, kept apart, so that they do not evict the others. */
const readingPaths = /^\/regards\/\d+\/lire(?:\/\d+)?$/

/** API data of the public pages. */
const publicDataPaths =
  /^\/api\/(?:regards(?:\/annees|\/articles|\/numero\/\d+\/(?:lecture|texte|articles(?:\/[a-z0-9-]+)?))?|globals\/\w+)$/

/** Pictures, and the words of the reader's pages, which never change either. */
const picturePaths = /^\/media\/(?:.+\.(?:webp|avif|jpe?g|png|gif)|regards\/.+\/pages\/.+\.json)$/

/** The kind of a path of the site; undefined when the worker ignores it. */
export function getRouteKind(pathname: string, isNavigation: boolean): RouteKind | undefined {
  if (isNavigation) {
    if (ignoredPaths.test(pathname)) return undefined
    if (networkOnlyPaths.test(pathname)) return 'unkept'
    return readingPaths.test(pathname) ? 'reading' : 'page'
  }
  // PDFium and its worker are used by administrators only.
  if (pathname.startsWith('/assets/')) return /pdf/i.test(pathname) ? undefined : 'asset'
  if (picturePaths.test(pathname)) return 'picture'
  return publicDataPaths.test(pathname) ? 'data' : undefined
}

/** The kind of a request; undefined when the worker ignores it. */
export function getRequestKind(request: Request, origin: string): RouteKind | undefined {
  const { origin: itsOrigin, pathname, searchParams } = new URL(request.url)
  if (request.method !== 'GET' || itsOrigin !== origin || request.headers.has('range')) {
    return undefined
  }
  // Files of a kept issue are in a cache of their own.
  if (request.credentials === 'omit') return undefined
  // Drafts are never cached, since they are not public.
  if (searchParams.has('draft')) return undefined
  return getRouteKind(pathname, request.mode === 'navigate')
}
