import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

import sirv from 'sirv'

import type { Env } from '../../lib/env'
import { isNotModified } from '../../lib/http/isNotModified'

/** Template of the server-rendered pages; never served as a file. */
const TEMPLATE = '/index.html'

/** Folder of the files with a content hash in their name. */
const HASHED_ASSETS = '/assets/'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Browsers look for updates under the same name, so it must not be cached. */
const SERVICE_WORKER = '/sw.js'

/** Framing is the only possible misuse of a file of the build. */
const FRAMING = "frame-ancestors 'self'"

/** Types of text, to which sirv adds no character set, and a type that it does not know. */
const TYPES = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.ico', 'image/x-icon'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
])

/** Stops sirv before it opens a file that the client has. */
class NotModified extends Error {}

/**
 * Serves the files of a folder, precompressed variants first. Conditional requests are answered
 * here: sirv's 304 lacks the headers of its 200 (RFC 9110, section 15.4.5), and sirv knows neither
 * lists of ETags nor dates.
 * @returns a function that returns whether the file of the request exists
 */
function createFolderHandler(
  folder: string,
  isDevelopment: boolean,
  getHeaders: (pathname: string) => Record<string, string>,
) {
  const serveFile = sirv(folder, {
    // In development the build may be absent or change; Vite serves the pages then.
    dev: isDevelopment,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (res, pathname, { size, mtime }) => {
      const etag = `W/"${size}-${mtime.getTime()}"`
      for (const [name, value] of Object.entries(getHeaders(pathname))) res.setHeader(name, value)
      res.setHeader('ETag', etag)
      if (isNotModified(res.req, etag, mtime.toUTCString())) throw new NotModified()
      const type = TYPES.get(pathname.slice(pathname.lastIndexOf('.')))
      if (type) res.setHeader('Content-Type', type)
    },
  })
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    let isThere = true
    try {
      // Without a file, sirv calls back synchronously.
      serveFile(toWhole(req), res, () => {
        isThere = false
      })
    } catch (error) {
      if (!(error instanceof NotModified)) throw error
      res.writeHead(304).end()
    }
    return isThere
  }
}

/**
 * The request without its range, which may be ignored (RFC 9110, section 14.2): sirv takes
 * `bytes=-5` for the first bytes, and does not know If-Range.
 */
function toWhole(req: IncomingMessage): IncomingMessage {
  if (req.headers.range === undefined) return req
  const { range: _, ...headers } = req.headers
  return Object.create(req, { headers: { value: headers } }) as IncomingMessage
}

/** Serves the files of web's build; hashed ones are immutable. */
export function createStaticFileHandler({
  webDir,
  isDevelopment,
}: Pick<Env, 'webDir' | 'isDevelopment'>) {
  const serveFile = createFolderHandler(webDir, isDevelopment, (pathname) => ({
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': FRAMING,
    'Cache-Control': getCacheControl(pathname),
  }))

  /** Serves the file of a decodable path. @returns whether it exists */
  return (pathname: string, req: IncomingMessage, res: ServerResponse): boolean =>
    pathname !== '/' && !decodeURIComponent(pathname).startsWith(TEMPLATE) && serveFile(req, res)
}

/** URL of Next's build of the panel; each of its files has a hash in its path. */
const PANEL_ASSETS = '/_next/static'

/**
 * Serves the panel's scripts and styles, precompressed; Next would send them as they are.
 * @returns a function that returns whether the file exists
 */
export function createPanelFileHandler({
  cmsDir,
  isDevelopment,
}: Pick<Env, 'cmsDir' | 'isDevelopment'>) {
  const folder = path.join(cmsDir, '.next', 'static')
  // In development Next builds each file when it is requested.
  if (isDevelopment || !existsSync(folder)) return () => false
  const serveFile = createFolderHandler(folder, false, () => ({ 'Cache-Control': IMMUTABLE }))
  return (pathname: string, req: IncomingMessage, res: ServerResponse): boolean => {
    if (!pathname.startsWith(`${PANEL_ASSETS}/`)) return false
    // The same request, with the path inside of the folder.
    const inside = Object.create(req, {
      url: { value: pathname.slice(PANEL_ASSETS.length) },
    }) as typeof req
    return serveFile(inside, res)
  }
}

/** Icons and manifest have stable names: browsers cache them for one hour. */
function getCacheControl(pathname: string): string {
  if (pathname.startsWith(HASHED_ASSETS)) return IMMUTABLE
  return pathname === SERVICE_WORKER ? 'no-cache' : 'public, max-age=3600'
}
