import type { IncomingMessage, ServerResponse } from 'node:http'

import sirv from 'sirv'

import type { Env } from '../../lib/env'

/** Not a page, but what the application makes pages from; under none of its names is it a file. */
const TEMPLATE = '/index.html'

/** Under it lies what has a hash in its name. */
const HASHED_ASSETS = '/assets/'

/** Browsers look for a newer one under the same name, and must find it at once. */
const SERVICE_WORKER = '/sw.js'

/** Serves the files of web's build: hashed ones forever, and precompressed. */
export function createStaticFileHandler({
  webDir,
  isDevelopment,
}: Pick<Env, 'webDir' | 'isDevelopment'>) {
  const serveFile = sirv(webDir, {
    // In development the build may be absent or change; Vite serves the pages then.
    dev: isDevelopment,
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (res, pathname) => {
      res.setHeader('X-Content-Type-Options', 'nosniff')
      res.setHeader('Cache-Control', getCacheControl(pathname))
    },
  })

  /**
   * Answers with the file of that path.
   * @param pathname decodable
   * @returns whether there is one
   */
  return (pathname: string, req: IncomingMessage, res: ServerResponse): boolean => {
    if (pathname === '/' || decodeURIComponent(pathname).startsWith(TEMPLATE)) return false
    let isThere = true
    // Without a file it goes on at once, in the same turn.
    serveFile(req, res, () => {
      isThere = false
    })
    return isThere
  }
}

/** Icons and manifest keep their names: within an hour a browser that read one does not ask again. */
function getCacheControl(pathname: string): string {
  if (pathname.startsWith(HASHED_ASSETS)) return 'public, max-age=31536000, immutable'
  return pathname === SERVICE_WORKER ? 'no-cache' : 'public, max-age=3600'
}
