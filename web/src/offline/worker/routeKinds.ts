/** What is kept, by kind. */
export type CachedKind = 'page' | 'asset' | 'picture' | 'data'

/** What a request is to the worker; anything else is none of its business. */
export type RouteKind = CachedKind | 'unkept'

/** Other applications, and what is no page. */
const ignoredPaths = /^\/(?:admin|api|media|_next)(?:\/|$)/

/**
 * Addresses that only the server can answer: what accounts see, and those that count an opening. The
 * worker passes them on, once each, and says so when there is no network.
 */
const networkOnlyPaths =
  /^\/(?:adminregards|login|mot-de-passe-oublie|nouveau-mot-de-passe|regards\/\d+\/(?:pdf|telechargement))\/?$/

/** What public pages are made of. */
const publicDataPaths = /^\/api\/(?:regards(?:\/annees)?|globals\/\w+)$/

const picturePaths = /^\/media\/.+\.(?:webp|avif|jpe?g|png|gif)$/

/** What kind of thing an address of the site is, whoever asks for it. */
export function getRouteKind(pathname: string, isNavigation: boolean): RouteKind | undefined {
  if (isNavigation) {
    if (ignoredPaths.test(pathname)) return undefined
    return networkOnlyPaths.test(pathname) ? 'unkept' : 'page'
  }
  // pdf.js and its worker are for administrators.
  if (pathname.startsWith('/assets/')) return /pdf/i.test(pathname) ? undefined : 'asset'
  if (picturePaths.test(pathname)) return 'picture'
  return publicDataPaths.test(pathname) ? 'data' : undefined
}

/** The kind of a request; undefined where it goes straight to the server. */
export function getRequestKind(request: Request, origin: string): RouteKind | undefined {
  const { origin: itsOrigin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || itsOrigin !== origin || request.headers.has('range')) {
    return undefined
  }
  return getRouteKind(pathname, request.mode === 'navigate')
}
