import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { createResponseCache } from '../responseCache/createResponseCache'
import {
  API_VARY,
  CURRENT_USER_PATH,
  hasCredentials,
  isPublicApiPath,
  NO_STORE,
} from '../../lib/http/cacheControl'
import type { Env } from '../../lib/env'
import { apiError, isApiError } from '../../lib/errors/apiErrors'
import { getHstsHeaders, setHstsHeader } from '../../lib/http/setHstsHeader'
import { isReadRequest, isSearch, isApiPath } from '../../lib/http/requestKinds'
import { validateQuery } from '../rest/validateQuery'
import { log } from '../../lib/log'
import { runInContextOf, setRequestIdHeader } from '../../lib/telemetry/requestContext'
import { serveMedia } from '../../media/serving/serveMedia'
import type { ObjectStorage } from '../../media/storage'
import { METRICS_PATH, serveMetrics } from './serveMetrics'
import { findDoorRoute } from './doorRoutes'
import { fetchAnonymously } from './callInProcess'
import { CLIENT_IP_HEADER, getClientIp } from '../../lib/http/getClientIp'
import { createBodyLimiter, hasBody, limitPanelBody } from './createBodyLimiter'
import { boundVisitorQuery } from '../rest/boundVisitorQuery'
import { countReads, limitPages, limitReads } from '../../infrastructure/rateLimit/limitReads'
import { getContentState } from '../../infrastructure/contentVersion/invalidateContent'
import { getBootState } from '../../lib/process/getBootState'
import { isStarting, observeCache, sendServing, SERVING_PATH } from '../health/checkServing'
import { drainUnreadBody } from './drainUnreadBody'
import { applicationSecurityHeaders, buildAdminCsp } from './securityHeaders'
import { rejectCrossOrigin } from './rejectCrossOrigin'
import { answerDirectly, answerFromApi, sendResponse, serveExport } from './answerRequests'
import { isMalformedPath, validateRequestPath } from './validateRequestPath'
import { findMediaAccess, readPanelSession } from './readPanelSession'
import { respondWithError } from './respondWithError'
import type { InFlight } from '../trackInFlight'
import { toCanonicalPath } from './toCanonicalPath'
import type { createPanelFileHandler, createStaticFileHandler } from './createStaticFileHandler'

type NextHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** Paths of the API, of the panel and of Next's files. */
const APPLICATION_PATHS = /^\/(api|admin|_next)(\/|$)/

/** Names a server function of the panel to Next, which calls it below any path. */
const SERVER_FUNCTION_HEADER = 'next-action'

/** Where password managers look for the page that changes a password, which is `/compte`. */
const CHANGE_PASSWORD_PATH = '/.well-known/change-password'

/** Where an issue’s articles seem to be listed: its page lists them. */
const ARTICLES_PATH = /^(\/regards\/[1-9]\d{0,8})\/articles$/

/** Admin lists parse the API's query language from the URL. */
const PANEL = /^\/admin(\/|$)/

/** Page of the site on which an account changes its password and sets up its second factor. */
const ACCOUNT_PATH = '/compte'

/**
 * The only request handler: serves uploaded files, web's build, the site and the API, public
 * responses through a cache, and the panel by Next.
 * @param serveFile serves a file of web's build
 * @param servePanelFile serves a script or style of the panel
 * @param application Next's request handler
 * @param toCanonicalPageUrl returns the URL of a page without the parameters that its route does
 * not read
 * @param inFlight is told of each request that is not answered from memory
 */
export function createFrontDoor(
  env: Pick<Env, 'trustProxy' | 'siteUrl' | 'isDevelopment' | 'metricsToken'>,
  storage: ObjectStorage,
  serveFile: ReturnType<typeof createStaticFileHandler>,
  servePanelFile: ReturnType<typeof createPanelFileHandler>,
  application: NextHandler,
  toCanonicalPageUrl: (url: string) => string,
  inFlight: Pick<InFlight, 'begin'>,
): (req: IncomingMessage, res: ServerResponse) => void {
  const cache = createResponseCache(
    fetchAnonymously,
    (path) => (isApiPath(path) ? API_VARY : undefined),
    getHstsHeaders(env),
  )
  const limitBody = createBodyLimiter()
  // In development no page is cached.
  const isHomeCached = () => cache.has('/')
  observeCache(cache, isHomeCached)

  return (req, res) => {
    // Before any response: those of files, pages and the cache do not read the body either.
    if (hasBody(req)) drainUnreadBody(req, res)
    const url = req.url ?? '/'
    if (
      isReadRequest(req) &&
      !isPersonalRequest(url, req) &&
      cache.answerKept(toCacheKey(url), req, res)
    )
      return
    inFlight.begin(res)
    setRequestIdHeader(res)
    setHstsHeader(res, env)
    const pathname = url.split('?', 1)[0] ?? '/'
    runInContextOf(res, () => {
      route(pathname, req, res).catch((error: unknown) => handleError(req, res, error))
    })
  }

  async function route(pathname: string, req: IncomingMessage, res: ServerResponse) {
    const own = findDoorRoute(pathname)
    // The panel's server functions are called below any of its paths.
    const isPosted = PANEL.test(pathname) || (own?.kind === 'export' && own.isPosted)
    const isOwnMethod = isReadRequest(req) || (isPosted && req.method === 'POST')
    if (pathname.startsWith('/media/')) {
      const fullPath = pathname.slice('/media/'.length)
      req.headers[CLIENT_IP_HEADER] = getClientIp(req, env.trustProxy)
      await serveMedia(storage, fullPath, req, res, findMediaAccess)
    } else if (own?.kind === 'export' && isOwnMethod) {
      await serveToProgram(pathname, req, res)
    } else if (!isApiPath(pathname) && !isOwnMethod) {
      res.setHeader('Allow', isPosted ? 'GET, HEAD, POST' : 'GET, HEAD')
      throw apiError('method-not-allowed', 'Cette adresse se lit seulement.')
    } else if (APPLICATION_PATHS.test(pathname)) {
      validateRequest(pathname, req, res)
      rejectCrossOrigin(req, pathname, env)
      // Probes and scrapes are answered during the start and outages.
      if (pathname === METRICS_PATH) await serveMetrics(env.metricsToken, req, res)
      else if (pathname === SERVING_PATH && isReadRequest(req)) sendServing(res, isHomeCached)
      else if (isCacheable(pathname, req))
        await serveThroughCache(toCacheKey(req.url ?? '/'), req, res)
      else if (own?.kind === 'write' && req.method === 'POST' && !env.isDevelopment) {
        const address = getClientIp(req, env.trustProxy)
        await sendResponse(res, await own.answer(pathname, req, address))
      } else if (!servePanelFile(pathname, req, res)) await serveApplication(pathname, req, res)
    } else if (pathname === CHANGE_PASSWORD_PATH) {
      redirect(res, ACCOUNT_PATH)
    } else if (isMalformedPath(pathname)) {
      redirectToCanonicalPath(pathname, req, res)
    } else if (own?.kind === 'link') {
      const address = getClientIp(req, env.trustProxy)
      await limitPages(address)
      await sendResponse(res, await own.answer(pathname, req, address))
    } else if (!serveFile(pathname, req, res)) {
      await servePage(pathname, req, res)
    }
  }

  /** Serves exports for other programs, uncached. */
  async function serveToProgram(pathname: string, req: IncomingMessage, res: ServerResponse) {
    validateRequestPath(req, res, pathname)
    const address = getClientIp(req, env.trustProxy)
    limitBody(req, res, pathname, address)
    await serveExport(req, res, address)
  }

  async function servePage(pathname: string, req: IncomingMessage, res: ServerResponse) {
    // A missing asset of an older build is a 404, never a page.
    if (pathname.startsWith('/assets/')) throw apiError('not-found')
    if (toCanonicalPath(pathname) !== pathname) {
      redirectToCanonicalPath(pathname, req, res)
      return
    }
    const issue = ARTICLES_PATH.exec(pathname)?.[1]
    if (issue !== undefined) redirectForGood(issue, pathname, req, res)
    else if (env.isDevelopment) await answerDirectly(req, res)
    else await serveCachedPage(pathname, req, res)
  }

  /** Serves a page through the cache, where unknown addresses share the entries of a few shells. */
  async function serveCachedPage(pathname: string, req: IncomingMessage, res: ServerResponse) {
    const shell = isPreview(req) ? undefined : await findShell(pathname)
    if (shell === undefined) await serveThroughCache(toCacheKey(req.url ?? '/'), req, res)
    else if (!cache.answerKept(shell, req, res)) await serveThroughCache(shell, req, res)
  }

  /** Nothing is cached in development, since sources change. */
  function isCacheable(pathname: string, req: IncomingMessage): boolean {
    const isForAll = isPublicApiPath(pathname) || pathname === CURRENT_USER_PATH
    return !env.isDevelopment && isReadRequest(req) && isForAll && !isPersonalRequest(pathname, req)
  }

  /** @param key path, with the parameters that its route reads */
  async function serveThroughCache(key: string, req: IncomingMessage, res: ServerResponse) {
    const [pathname = '/'] = key.split('?', 1)
    const address = getClientIp(req, env.trustProxy)
    // Counts requests that miss the cache, except for the current user, which every page sends.
    if (isSearch(key)) await getBootState().limitSearches?.(address)
    else if (isPublicApiPath(pathname)) await limitReads(address, countReads(pathname))
    else if (!isApiPath(pathname)) await limitPages(address)
    await cache.answer(key, req, res)
  }

  /** Returns the cache key of a URL, which has only the parameters that its route reads. */
  function toCacheKey(url: string): string {
    const end = url.indexOf('?')
    if (end < 0 || isMalformedPath(url.slice(0, end))) return url
    return isApiPath(url) ? boundVisitorQuery(url) : toCanonicalPageUrl(url)
  }

  /** Serves the API and the panel, which get the client's address in a header. */
  async function serveApplication(pathname: string, req: IncomingMessage, res: ServerResponse) {
    const address = getClientIp(req, env.trustProxy)
    limitBody(req, res, pathname, address)
    req.headers[CLIENT_IP_HEADER] = address
    const isApi = isApiPath(pathname)
    // Development needs eval and connections to Next's own tools.
    if (!isApi && !env.isDevelopment) setAdminCsp(req, res)
    if (isStarting() && !isServedWhileStarting(pathname)) throw apiError('service-unavailable')
    // In development Next serves the API too, and reloads what changes.
    if (isApi && !env.isDevelopment) return answerFromApi(req, res)
    const session = await readPanelSession(req, pathname)
    if (!session && PANEL.test(pathname) && isReadRequest(req)) await limitPages(address)
    if (session?.secondFactorSetupRequired) redirect(res, ACCOUNT_PATH)
    else await application(req, res)
  }
}

/** Whether an account opens the preview of a page, whose issue visitors may not know yet (web's `apercu`). */
const isPreview = ({ url = '/', headers }: IncomingMessage): boolean =>
  hasCredentials(headers.authorization, headers.cookie) &&
  new URLSearchParams(url.split('?', 2)[1]).has('apercu')

/**
 * Without the database no address counts as unknown: the page is served from the cache, or an error
 * page.
 */
async function findShell(pathname: string): Promise<string | undefined> {
  if (getContentState().isDatabaseDown) return undefined
  try {
    return await getBootState().findShell?.(pathname)
  } catch {
    return undefined
  }
}

/**
 * Redirects to the canonical spelling of a page's path. A path without one is an unknown page, and
 * unknown pages redirect to the home page (specification, section 1). Paths of the API have no
 * other spelling: a client could change another record than it names.
 */
function redirectToCanonicalPath(
  pathname: string,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  const canonical = toCanonicalPath(pathname)
  if (!canonical || APPLICATION_PATHS.test(canonical) || canonical.startsWith('/media/')) {
    redirect(res, '/')
    return
  }
  redirectForGood(canonical, pathname, req, res)
}

/** Redirects permanently to a path, with the query that was asked. */
function redirectForGood(
  to: string,
  pathname: string,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  const search = req.url?.slice(pathname.length) ?? ''
  res.writeHead(301, { Location: to + search, ...NO_STORE, 'Content-Length': 0 }).end()
}

const redirect = (res: ServerResponse, path: string): unknown =>
  res.writeHead(302, { Location: path, ...NO_STORE, 'Content-Length': 0 }).end()

/** Whether the response may depend on the client's credentials. Pages never do. */
const isPersonalRequest = (path: string, { headers }: IncomingMessage): boolean =>
  isApiPath(path) && hasCredentials(headers.authorization, headers.cookie)

/** Sets the security headers first, so that error responses have them too. */
function validateRequest(pathname: string, req: IncomingMessage, res: ServerResponse): void {
  for (const [name, value] of Object.entries(applicationSecurityHeaders)) res.setHeader(name, value)
  validateRequestPath(req, res, pathname)
  if (!PANEL.test(pathname)) Reflect.deleteProperty(req.headers, SERVER_FUNCTION_HEADER)
  // The date fields are unknown here: the panel itself rejects invalid dates.
  if (PANEL.test(pathname)) {
    limitPanelBody(req)
    validateQuery(req.url?.slice(pathname.length) ?? '')
  }
}

/** Next reads the nonce of its scripts from the request's policy. */
function setAdminCsp(req: IncomingMessage, res: ServerResponse): void {
  const policy = buildAdminCsp(randomBytes(16).toString('base64'))
  req.headers['content-security-policy'] = policy
  res.setHeader('Content-Security-Policy', policy)
}

function handleError(req: IncomingMessage, res: ServerResponse, error: unknown): void {
  // The query may contain a token: only the path is logged.
  const url = req.url?.split('?', 1)[0]
  if (!isApiError(error)) log.error({ err: error, url }, 'Requête en échec')
  if (res.headersSent) res.destroy()
  else respondWithError(req, res, error)
}

/** Until the database and the first account exist, only the health probes are served. */
const isServedWhileStarting = (pathname: string): boolean =>
  /^\/(?:api\/health|_next)(?:\/|$)/.test(pathname)
