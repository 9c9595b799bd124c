import { completeUrl } from './completeUrl'

/** Paths of the admin panel and the API, which are not pages of the site. */
const NON_PAGE_PATH = /^\/(?:admin|api)(?:[/?#]|$)/

/**
 * Whether a link targets a page of this site that does not exist, by a HEAD request: an unknown
 * page is redirected to the home page, an unknown issue or file is a 404.
 * @returns false for other sites, and if the request fails
 */
export async function isDeadLink(typed: string, signal: AbortSignal): Promise<boolean> {
  const link = String(completeUrl(typed))
  const url = URL.canParse(link, window.location.origin)
    ? new URL(link, window.location.origin)
    : undefined
  if (url?.origin !== window.location.origin || NON_PAGE_PATH.test(url.pathname)) return false
  try {
    const answer = await fetch(url, { method: 'HEAD', signal })
    const isSentHome = answer.redirected && new URL(answer.url).pathname === '/'
    return answer.status === 404 || isSentHome
  } catch {
    return false
  }
}
