import { isGuarded } from '../../../domain/paths'

/** Any: only the path of what is parsed is used. */
const ORIGIN = 'https://site.invalid'

/**
 * Reads from the search of /login the page of the site to which somebody returns after signing in.
 * @returns a path that needs a session; undefined for any other value, as one of another site
 */
export function parseReturnPath(search: string): string | undefined {
  const target = new URLSearchParams(search).get('redirect')
  if (!target?.startsWith('/')) return undefined
  try {
    const { origin, pathname, search: query, hash } = new URL(target, ORIGIN)
    return origin === ORIGIN && isGuarded(pathname) ? `${pathname}${query}${hash}` : undefined
  } catch {
    // Of a host that cannot be, as `//[`.
    return undefined
  }
}
