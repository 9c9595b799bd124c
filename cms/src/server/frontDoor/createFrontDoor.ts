import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { createResponseCache } from '../responseCache/createResponseCache'
import { API_VARY, hasCredentials, isPublicApiPath } from '../../lib/http/cacheControl'
import type { Env } from '../../lib/env'
import { isApiError, notFound, readOnly, serviceUnavailable } from '../../lib/errors/apiErrors'
import { isReadRequest } from '../../lib/http/isReadRequest'
import { validateQuery } from '../rest/validateQuery'
import { log } from '../../lib/log'
import { serveMedia } from '../../media/serving/serveMedia'
import type { ObjectStorage } from '../../media/storage'
import { handleCount, isCountRequest } from './handleCount'
import { handlePdfOpening, isPdfOpeningPath } from './handlePdfOpening'
import { createFetchAnonymously } from './createFetchAnonymously'
import { CLIENT_IP_HEADER, getClientIp } from '../../lib/http/getClientIp'
import { createBodyLimiter } from './createBodyLimiter'
import { hasBody } from './hasBody'
import { isApiPath } from '../../lib/http/isApiPath'
import { isStarting } from '../health/isStarting'
import { drainUnreadBody } from './drainUnreadBody'
import { applicationSecurityHeaders } from './securityHeaders'
import { buildAdminCsp } from './buildAdminCsp'
import { rejectCrossOrigin } from './rejectCrossOrigin'
import { isMalformedPath, validateRequestPath } from './validateRequestPath'
import { rejectUnreadableSession } from './rejectUnreadableSession'
import { respondWithError } from './respondWithError'
import type { createStaticFileHandler } from './createStaticFileHandler'

type NextHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** Paths of which the application answers every verb; everything else is read only. */
const NEXT_PATHS = /^\/(api|admin|_next)(\/|$)/

/** Its lists read the API's query language from the address. */
const PANEL = /^\/admin(\/|$)/

/** Every page asks who it is that looks at it; of a visitor the answer is the same, and kept nowhere. */
const CURRENT_USER_PATH = '/api/users/me'

/**
 * The only listener: uploaded files, web's build, and the application behind them, with a cache
 * before it for what is the same for everybody.
 * @param serveFile answers with a file of web's build
 * @param application Next's request handler
 * @param toCanonicalPageUrl gives the URL of a page without the parameters that its route does not read
 */
export function createFrontDoor(
  env: Pick<Env, 'trustProxy' | 'siteUrl' | 'isDevelopment'>,
  storage: ObjectStorage,
  serveFile: ReturnType<typeof createStaticFileHandler>,
  application: NextHandler,
  toCanonicalPageUrl: (url: string) => string,
): (req: IncomingMessage, res: ServerResponse) => void {
  const cache = createResponseCache(createFetchAnonymously(application, env), (path) =>
    isApiPath(path) ? API_VARY : undefined,
  )
  const limitBody = createBodyLimiter()

  return (req, res) => {
    // Before any response: also those of files, pages and the cache read no body.
    if (hasBody(req)) drainUnreadBody(req, res)
    const url = req.url ?? '/'
    if (
      isReadRequest(req) &&
      !isPersonalRequest(url, req) &&
      cache.answerKept(toCacheKey(url), req, res)
    )
      return
    const pathname = url.split('?', 1)[0] ?? '/'
    route(pathname, req, res).catch((error: unknown) => handleError(req, res, error))
  }

  async function route(pathname: string, req: IncomingMessage, res: ServerResponse) {
    if (pathname.startsWith('/media/')) {
      await serveMedia(storage, pathname.slice('/media/'.length), req, res)
    } else if (NEXT_PATHS.test(pathname)) {
      validateNextRequest(pathname, req, res)
      rejectCrossOrigin(req, pathname, env)
      if (isCacheable(pathname, req)) await serveThroughCache(req, res)
      else if (isCountRequest(pathname, req) && !env.isDevelopment) {
        await handleCount(pathname, req, res, env.trustProxy)
      } else await forwardToNext(pathname, req, res)
    } else if (!isReadRequest(req)) {
      res.setHeader('Allow', 'GET, HEAD')
      throw readOnly()
    } else if (isMalformedPath(pathname)) {
      // To a visitor it is an unknown page, and those lead home (specification, section 1).
      res.writeHead(302, { Location: '/', 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()
    } else if (isPdfOpeningPath(pathname)) {
      await handlePdfOpening(pathname, req, res, env.trustProxy)
    } else if (!serveFile(pathname, req, res)) {
      await servePage(pathname, req, res)
    }
  }

  async function servePage(pathname: string, req: IncomingMessage, res: ServerResponse) {
    // A missing asset of an older build is a 404, never a page under another name.
    if (pathname.startsWith('/assets/')) throw notFound()
    if (env.isDevelopment) await application(req, res)
    else await serveThroughCache(req, res)
  }

  /** While sources change under the hands of a developer nothing is kept. */
  function isCacheable(pathname: string, req: IncomingMessage): boolean {
    const isForAll = isPublicApiPath(pathname) || pathname === CURRENT_USER_PATH
    return !env.isDevelopment && isReadRequest(req) && isForAll && !isPersonalRequest(pathname, req)
  }

  async function serveThroughCache(req: IncomingMessage, res: ServerResponse) {
    await cache.answer(toCacheKey(req.url ?? '/'), req, res)
  }

  /** What an answer is cached under: a page under what its route reads, whatever else is asked. */
  function toCacheKey(url: string): string {
    const [pathname = '/', search] = url.split('?', 2)
    if (search === undefined) return url
    if (isApiPath(url) || isMalformedPath(pathname)) return url.replace(/\?$/, '')
    return toCanonicalPageUrl(url)
  }

  /** Hands a request to the application as it is, with the address of the one who asks. */
  async function forwardToNext(pathname: string, req: IncomingMessage, res: ServerResponse) {
    const address = getClientIp(req, env.trustProxy)
    limitBody(req, res, pathname, address)
    req.headers[CLIENT_IP_HEADER] = address
    // Development needs eval, and connections to Next's own tools.
    if (!isApiPath(pathname) && !env.isDevelopment) setAdminCsp(req, res)
    if (isStarting() && !isServedWhileStarting(pathname)) throw serviceUnavailable()
    await rejectUnreadableSession(req, pathname)
    await application(req, res)
  }
}

/** Whether the answer may be for the one who asks alone. Pages are the same for all. */
const isPersonalRequest = (path: string, { headers }: IncomingMessage): boolean =>
  isApiPath(path) && hasCredentials(headers.authorization, headers.cookie)

/** Every answer of the application is protected, its refusals too. */
function validateNextRequest(pathname: string, req: IncomingMessage, res: ServerResponse): void {
  for (const [name, value] of Object.entries(applicationSecurityHeaders)) res.setHeader(name, value)
  validateRequestPath(req, res, pathname)
  // The fields that hold dates are not known here: the panel refuses what is no date by itself.
  if (PANEL.test(pathname)) validateQuery(req.url?.slice(pathname.length) ?? '', new Set())
}

/** Next takes the nonce of its scripts from the request. */
function setAdminCsp(req: IncomingMessage, res: ServerResponse): void {
  const policy = buildAdminCsp(randomBytes(16).toString('base64'))
  req.headers['content-security-policy'] = policy
  res.setHeader('Content-Security-Policy', policy)
}

function handleError(req: IncomingMessage, res: ServerResponse, error: unknown): void {
  // What stands behind the path may be somebody's token.
  const url = req.url?.split('?', 1)[0]
  if (!isApiError(error)) log.error({ err: error, url }, 'Requête en échec')
  if (res.headersSent) res.destroy()
  else respondWithError(req, res, error)
}

/** Until database and first account are there, only the health probes answer. */
const isServedWhileStarting = (pathname: string): boolean =>
  pathname.startsWith('/api/health/') || pathname.startsWith('/_next/')
