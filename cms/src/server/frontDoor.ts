import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { createAnswerCache } from '../cache/createAnswerCache'
import { API_VARY, isPersonal, isPublicRead } from '../cache/publicRead'
import type { Env } from '../env'
import { isHouseError, notFound, onlyRead, serviceUnavailable } from '../errors/houseErrors'
import { isRead } from '../http/isRead'
import { validateQuery } from '../http/validateQuery'
import { log } from '../log'
import { serveMedia } from '../media/serveMedia'
import type { ObjectStorage } from '../storage'
import { answerCount, isCount } from './answerCount'
import { answerOpening, isOpeningPath } from './answerOpening'
import { askForAnybody } from './askForAnybody'
import { CLIENT_ADDRESS_HEADER, clientAddress } from './clientAddress'
import { createBodyLimit } from './createBodyLimit'
import { hasBody } from './hasBody'
import { isApi } from './isApi'
import { isStarting } from './isStarting'
import { letGoOfBody } from './letGoOfBody'
import { applicationHeaders } from './pageHeaders'
import { panelPolicy } from './panelPolicy'
import { refuseCrossOrigin } from './refuseCrossOrigin'
import { isOddPath, refuseOddAddress } from './refuseOddAddress'
import { refuseUnreadableSession } from './refuseUnreadableSession'
import { sendFailure } from './sendFailure'
import type { createStaticFiles } from './staticFiles'

type Application = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** Paths of which the application answers every verb; everything else is read only. */
const APPLICATION = /^\/(api|admin|_next)(\/|$)/

/** Its lists read the API's query language from the address. */
const PANEL = /^\/admin(\/|$)/

/** Every page asks who it is that looks at it; of a visitor the answer is the same, and kept nowhere. */
const SESSION = '/api/users/me'

/**
 * The only listener: uploaded files, web's build, and the application behind them, with a cache
 * before it for what is the same for everybody.
 * @param serveFile answers with a file of web's build
 * @param application Next's request handler
 * @param toPageAddress gives the URL of a page without the parameters that its route does not read
 */
export function createFrontDoor(
  env: Pick<Env, 'trustProxy' | 'siteUrl' | 'isDevelopment'>,
  storage: ObjectStorage,
  serveFile: ReturnType<typeof createStaticFiles>,
  application: Application,
  toPageAddress: (url: string) => string,
): (req: IncomingMessage, res: ServerResponse) => void {
  const cache = createAnswerCache(askForAnybody(application, env), (path) =>
    isApi(path) ? API_VARY : undefined,
  )
  const limitBody = createBodyLimit()

  return (req, res) => {
    // Before any response: also those of files, pages and the cache read no body.
    if (hasBody(req)) letGoOfBody(req, res)
    const url = req.url ?? '/'
    if (isRead(req) && !isOwn(url, req) && cache.answerKept(toKey(url), req, res)) return
    const pathname = url.split('?', 1)[0] ?? '/'
    answer(pathname, req, res).catch((error: unknown) => fail(req, res, error))
  }

  async function answer(pathname: string, req: IncomingMessage, res: ServerResponse) {
    if (pathname.startsWith('/media/')) {
      await serveMedia(storage, pathname.slice('/media/'.length), req, res)
    } else if (APPLICATION.test(pathname)) {
      refuseOdd(pathname, req, res)
      refuseCrossOrigin(req, pathname, env)
      if (isKeepable(pathname, req)) await answerFromCache(req, res)
      else if (isCount(pathname, req) && !env.isDevelopment) {
        await answerCount(pathname, req, res, env.trustProxy)
      } else await pass(pathname, req, res)
    } else if (!isRead(req)) {
      res.setHeader('Allow', 'GET, HEAD')
      throw onlyRead()
    } else if (isOddPath(pathname)) {
      // To a visitor it is an unknown page, and those lead home (specification, section 1).
      res.writeHead(302, { Location: '/', 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()
    } else if (isOpeningPath(pathname)) {
      await answerOpening(pathname, req, res, env.trustProxy)
    } else if (!serveFile(pathname, req, res)) {
      await answerPage(pathname, req, res)
    }
  }

  async function answerPage(pathname: string, req: IncomingMessage, res: ServerResponse) {
    // A missing asset of an older build is a 404, never a page under another name.
    if (pathname.startsWith('/assets/')) throw notFound()
    if (env.isDevelopment) await application(req, res)
    else await answerFromCache(req, res)
  }

  /** While sources change under the hands of a developer nothing is kept. */
  function isKeepable(pathname: string, req: IncomingMessage): boolean {
    const isForAll = isPublicRead(pathname) || pathname === SESSION
    return !env.isDevelopment && isRead(req) && isForAll && !isOwn(pathname, req)
  }

  async function answerFromCache(req: IncomingMessage, res: ServerResponse) {
    await cache.answer(toKey(req.url ?? '/'), req, res)
  }

  /** What an answer is cached under: a page under what its route reads, whatever else is asked. */
  function toKey(url: string): string {
    const [pathname = '/', search] = url.split('?', 2)
    if (search === undefined) return url
    if (isApi(url) || isOddPath(pathname)) return url.replace(/\?$/, '')
    return toPageAddress(url)
  }

  /** Hands a request to the application as it is, with the address of the one who asks. */
  async function pass(pathname: string, req: IncomingMessage, res: ServerResponse) {
    const address = clientAddress(req, env.trustProxy)
    limitBody(req, res, pathname, address)
    req.headers[CLIENT_ADDRESS_HEADER] = address
    // Development needs eval, and connections to Next's own tools.
    if (!isApi(pathname) && !env.isDevelopment) setPanelPolicy(req, res)
    if (isStarting() && !isAnsweredAtStart(pathname)) throw serviceUnavailable()
    await refuseUnreadableSession(req, pathname)
    await application(req, res)
  }
}

/** Whether the answer may be for the one who asks alone. Pages are the same for all. */
const isOwn = (path: string, { headers }: IncomingMessage): boolean =>
  isApi(path) && isPersonal(headers.authorization, headers.cookie)

/** Every answer of the application is protected, its refusals too. */
function refuseOdd(pathname: string, req: IncomingMessage, res: ServerResponse): void {
  for (const [name, value] of Object.entries(applicationHeaders)) res.setHeader(name, value)
  refuseOddAddress(req, res, pathname)
  // The fields that hold dates are not known here: the panel refuses what is no date by itself.
  if (PANEL.test(pathname)) validateQuery(req.url?.slice(pathname.length) ?? '', new Set())
}

/** Next takes the nonce of its scripts from the request. */
function setPanelPolicy(req: IncomingMessage, res: ServerResponse): void {
  const policy = panelPolicy(randomBytes(16).toString('base64'))
  req.headers['content-security-policy'] = policy
  res.setHeader('Content-Security-Policy', policy)
}

function fail(req: IncomingMessage, res: ServerResponse, error: unknown): void {
  // What stands behind the path may be somebody's token.
  const url = req.url?.split('?', 1)[0]
  if (!isHouseError(error)) log.error({ err: error, url }, 'Requête en échec')
  if (res.headersSent) res.destroy()
  else sendFailure(req, res, error)
}

/** Until database and first account are there, only the health probes answer. */
const isAnsweredAtStart = (pathname: string): boolean =>
  pathname.startsWith('/api/health/') || pathname.startsWith('/_next/')
