import type { IncomingMessage, ServerResponse } from 'node:http'

import { bootState } from '../boot/state'
import type { Env } from '../env'
import { isHouseError, notFound, onlyRead, serviceUnavailable } from '../errors/houseErrors'
import { log } from '../log'
import { serveMedia } from '../media/serveMedia'
import type { ObjectStorage } from '../storage'
import { CLIENT_ADDRESS_HEADER, clientAddress } from './clientAddress'
import { refuseOddAddress } from './refuseOddAddress'
import { sendHouseError } from './sendHouseError'
import type { createStaticFiles } from './staticFiles'

const UNREAD_BODY_MS = 10_000

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** Paths that Next answers; everything else is web's. */
const APPLICATION = /^\/(?:(?:api|admin|_next)(?:\/|$)|(?:sitemap\.xml|robots\.txt|regards\.atom)$)/

/**
 * The only listener: uploaded files, web's build, and the application behind them.
 * @param application Next's request handler
 */
export function createFrontDoor(
  env: Pick<Env, 'trustProxy'>,
  storage: ObjectStorage,
  staticFiles: ReturnType<typeof createStaticFiles>,
  application: Handler,
): Handler {
  return async (req, res) => {
    const pathname = (req.url ?? '/').split('?', 1)[0] ?? '/'
    try {
      if (pathname.startsWith('/media/')) {
        await serveMedia(storage, pathname.slice('/media/'.length), req, res)
      } else if (APPLICATION.test(pathname)) {
        req.headers[CLIENT_ADDRESS_HEADER] = clientAddress(req, env.trustProxy)
        protect(res)
        letGoOfBody(req, res)
        refuseOddAddress(req, res, pathname)
        if (mustWait(pathname)) sendHouseError(res, serviceUnavailable())
        else await application(req, res)
      } else if (req.method === 'GET' || req.method === 'HEAD') {
        // The page has its own headers under every name.
        if (pathname === '/index.html') await answerPage(pathname, req, res)
        else staticFiles.file(req, res, () => void answerPage(pathname, req, res))
      } else {
        res.setHeader('Allow', 'GET, HEAD')
        sendHouseError(res, onlyRead())
      }
    } catch (error) {
      if (!isHouseError(error)) log.error({ err: error, url: req.url }, 'Requête en échec')
      if (res.headersSent) res.destroy()
      else sendHouseError(res, error)
    }
  }

  async function answerPage(pathname: string, req: IncomingMessage, res: ServerResponse) {
    // A missing asset of an older build is a 404, never the page under another name.
    if (pathname.startsWith('/assets/')) sendHouseError(res, notFound())
    else await staticFiles.page(req, res).catch((error: unknown) => sendHouseError(res, error))
  }
}

/** No answer of the application is guessed to be something else, or framed by another site. */
function protect(res: ServerResponse): void {
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
  res.setHeader(
    'Content-Security-Policy',
    "frame-ancestors 'self'; object-src 'none'; base-uri 'self'",
  )
}

/**
 * A request that is refused before its body is read leaves the rest of it on the connection, where
 * the next request would wait behind it for ever: the rest is read away, for a while.
 */
function letGoOfBody(req: IncomingMessage, res: ServerResponse): void {
  res.once('finish', () => {
    if (req.complete) return
    if (req.destroyed) {
      // Nobody can read it any more: the connection ends with this answer.
      req.socket.destroySoon()
      return
    }
    const giveUp = setTimeout(() => req.destroy(), UNREAD_BODY_MS)
    req.once('close', () => clearTimeout(giveUp))
    req.unpipe()
    req.removeAllListeners('data')
    req.resume()
  })
}

/** Until database and first account are there, only the health probes answer. */
function mustWait(pathname: string): boolean {
  return (
    !bootState().ready && !pathname.startsWith('/api/health/') && !pathname.startsWith('/_next/')
  )
}
