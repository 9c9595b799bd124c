/** What is kept, by kind. */
export type KeptKind = 'page' | 'asset' | 'picture' | 'data'

/** What a request is to the worker; anything else is none of its business. */
export type Kind = KeptKind | 'unkept'

/** Other applications, and what is no page. */
const leftAlone = /^\/(?:admin|api|media|_next)(?:\/|$)/

/**
 * Addresses that only the server can answer: what accounts see, and those that count an opening. The
 * worker passes them on, once each, and says so when there is no network.
 */
const unkept =
  /^\/(?:adminregards|login|mot-de-passe-oublie|nouveau-mot-de-passe|regards\/\d+\/(?:pdf|telechargement))\/?$/

/** What public pages are made of. */
const publicData = /^\/api\/(?:regards(?:\/annees)?|globals\/\w+)$/

const picture = /^\/media\/.+\.(?:webp|avif|jpe?g|png|gif)$/

/** What kind of thing an address of the site is, whoever asks for it. */
export function kindOf(pathname: string, isNavigation: boolean): Kind | undefined {
  if (isNavigation) {
    if (leftAlone.test(pathname)) return undefined
    return unkept.test(pathname) ? 'unkept' : 'page'
  }
  // pdf.js and its worker are for administrators.
  if (pathname.startsWith('/assets/')) return /pdf/i.test(pathname) ? undefined : 'asset'
  if (picture.test(pathname)) return 'picture'
  return publicData.test(pathname) ? 'data' : undefined
}

/** The kind of a request; undefined where it goes straight to the server. */
export function kindOfRequest(request: Request, origin: string): Kind | undefined {
  const { origin: itsOrigin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || itsOrigin !== origin || request.headers.has('range')) {
    return undefined
  }
  return kindOf(pathname, request.mode === 'navigate')
}
