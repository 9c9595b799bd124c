/**
 * For what is the same for every visitor. A browser asks each time (and is told 304); a cache in
 * front may answer by itself for 5 s, as long as a change may take to reach every process, and for a
 * day when the site cannot. No stale-while-revalidate: browsers heed it too, and would show an issue
 * that was just corrected as it was; the front door knows of changes and does better by itself.
 */
export const PUBLIC_CACHE_CONTROL = 'public, max-age=0, s-maxage=5, stale-if-error=86400'

/** For every other answer of the API. */
export const PRIVATE_CACHE_CONTROL = 'private, no-store'

/** An answer of the API that is public is so only for those who did not sign in. */
export const API_VARY = 'Cookie, Authorization'

/** A list, one record, a count; a page's texts. Excludes versions and files. */
const PUBLIC_PATH = /^\/api\/(?:(?:regards|documents|images)(?:\/[\w-]+)?|globals\/\w+)$/

const PRIVATE_PATH = /\/(?:access|versions)$/i

/** Whether a path of the API is read alike by all who did not sign in. */
export const isPublicApiPath = (pathname: string): boolean =>
  PUBLIC_PATH.test(pathname) && !PRIVATE_PATH.test(pathname)

/** Whether a request comes from somebody who signed in, or says so. */
export const hasCredentials = (
  authorization: unknown,
  cookie: string | null | undefined,
): boolean => Boolean(authorization) || Boolean(cookie?.includes('payload-token='))
