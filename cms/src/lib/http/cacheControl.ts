/**
 * Cache-Control of public responses, which are identical for all anonymous users. Browsers
 * revalidate on each request (304); a CDN may serve its copy for 5 s, the maximum time for a change
 * to reach every process. No stale-while-revalidate: browsers apply it too and would show an issue as
 * it was before a correction; the server's own response cache knows about changes. A 404 has it
 * too, so that it replaces the copy of a withdrawn page.
 */
export const PUBLIC_CACHE_CONTROL = 'public, max-age=0, s-maxage=5'

/** Paths with the content of one issue or with a file of it, which may be withdrawn. A search shows extracts. */
const WITHDRAWABLE_PATH = /^\/(?:api\/)?(?:regards\/|recherche|documents|images)/

/**
 * Returns the Cache-Control of a public response. If the origin fails, a cache may serve its copy
 * of a list or a page's texts for a day, but no copy of an issue, which may have been withdrawn
 * since. deploy/nginx.conf makes the same difference.
 */
export const toPublicCacheControl = (pathname: string): string =>
  WITHDRAWABLE_PATH.test(pathname)
    ? PUBLIC_CACHE_CONTROL
    : `${PUBLIC_CACHE_CONTROL}, stale-if-error=86400`

/** Cache-Control of all other API responses. */
export const PRIVATE_CACHE_CONTROL = 'private, no-store'

/** Vary of API responses: a response is public only without credentials. */
export const API_VARY = 'Cookie, Authorization'

/**
 * Public API reads: lists, single records, counts, globals, the search, the description of the API,
 * and what the reader shows of an issue. Excludes versions and files.
 */
const PUBLIC_PATH =
  /^\/api\/(?:(?:regards|documents|images)(?:\/[\w-]+)?|globals\/\w+|recherche|openapi\.json|regards\/numero\/\d+\/(?:lecture|texte|manifest|(?:pages\/\d+\/)?carte\.jpg|articles(?:\/[a-z\d-]+(?:\/(?:proches|carte\.jpg))?)?))$/

const PRIVATE_PATH = /\/(?:access|versions)$/i

/** Each page requests its user; the anonymous response is constant, neither cached nor counted. */
export const CURRENT_USER_PATH = '/api/users/me'

/** Whether an API path has the same response for all anonymous users. */
export const isPublicApiPath = (pathname: string): boolean =>
  PUBLIC_PATH.test(pathname) && !PRIVATE_PATH.test(pathname)

/** Whether a request carries credentials: an Authorization header or a session cookie. */
export const hasCredentials = (
  authorization: unknown,
  cookie: string | null | undefined,
): boolean => Boolean(authorization) || Boolean(cookie?.includes('payload-token='))

/** Headers of a response that no cache may keep: secrets, data of one account, counted requests. */
export const NO_STORE = { 'Cache-Control': 'no-store' }

/** Creates a JSON response that no cache may keep. */
export const noStoreJson = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: NO_STORE })

/** Creates a response without a body that no cache may keep. */
export const noStoreEmpty = (): Response => new Response(null, { status: 204, headers: NO_STORE })
