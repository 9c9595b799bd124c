import { isGuarded } from '@web/domain/paths'

const PANEL = '/admin'
const PANEL_PATH = /^\/admin(?:[/?#]|$)/

/**
 * Reads from the search of /login where somebody goes after signing in, if the panel sent them
 * there (cms/next.config.js).
 * @returns a path of the panel, its dashboard for any other value; undefined without a value
 */
export function parsePanelPath(search: string): string | undefined {
  const target = new URLSearchParams(search).get('redirect')
  if (target === null) return undefined
  return PANEL_PATH.test(target) ? target : PANEL
}

/** Any origin: only the parsed path is used. */
const ORIGIN = 'https://site.invalid'

/**
 * Reads from the search of /login the page of the site to which somebody returns after signing in.
 * @returns a path that needs a session; undefined for any other value, such as an address of
 * another site
 */
export function parseReturnPath(search: string): string | undefined {
  const target = new URLSearchParams(search).get('redirect')
  if (!target?.startsWith('/')) return undefined
  try {
    const { origin, pathname, search: query, hash } = new URL(target, ORIGIN)
    return origin === ORIGIN && isGuarded(pathname) ? `${pathname}${query}${hash}` : undefined
  } catch {
    // An invalid host, such as `//[`.
    return undefined
  }
}
