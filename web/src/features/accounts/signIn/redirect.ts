import { isGuarded } from '@web/domain/paths'

const PANEL = '/admin'
const PANEL_PATH = /^\/admin(?:[/?#]|$)/

/**
 * Where the panel sent somebody to sign in from (cms/next.config.js), by the search of /login.
 * @returns a path of the panel, by default its dashboard; undefined without a value
 */
export function parsePanelPath(search: string): string | undefined {
  const target = new URLSearchParams(search).get('redirect')
  if (target === null) return undefined
  return PANEL_PATH.test(target) ? target : PANEL
}

/** Any origin: only the parsed path is used. */
const ORIGIN = 'https://site.invalid'

/**
 * The page of the site to which somebody returns after signing in, by the search of /login.
 * @returns a path that needs a session; undefined for others, such as another site's
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
