import { findDoorRoute } from './doorRoutes'

/** Paths other than pages and routes of features, tested first: most requests are for pages. */
const NO_PAGE = /^\/(?:a(?:ssets|pi|dmin)|_next|media)|\.[a-z0-9]+$/

/** Classes of routes by the start of their path; the first match counts. */
const CLASSES: readonly [RegExp, string][] = [
  [/^\/assets\//, 'asset'],
  [/^\/media\//, 'media'],
  [/^\/api\/(?:health(?:\/|$)|metrics$)/, 'probe'],
  [/^\/api\/uploads(?:\/|$)/, 'upload'],
  [/^\/api\/storage\//, 'storage'],
  [/^\/api\/users(?:\/|$)/, 'account'],
  [/^\/api\/(?:regards\/numero\/\d+\/)?recherche$/, 'search'],
  [/^\/api(?:\/|$)/, 'api'],
  [/^\/(?:admin|_next)(?:\/|$)/, 'panel'],
  [/\.[a-z0-9]{2,12}$/, 'file'],
]

/** Returns the class of a path for metrics and logs, one of a dozen words. */
export function classifyRoute(pathname: string): string {
  const own = findDoorRoute(pathname)?.routeClass
  if (own) return own
  if (!NO_PAGE.test(pathname)) return 'page'
  return CLASSES.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'page'
}

/** Methods that Next supports; it responds to others with an empty 400, or 500. */
export const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Returns a method, or `other` for one that the product does not know. */
export const classifyMethod = (method: string | undefined): string =>
  method && METHODS.has(method) ? method : 'other'
