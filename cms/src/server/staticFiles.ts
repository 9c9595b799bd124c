import type { IncomingMessage, ServerResponse } from 'node:http'

import sirv from 'sirv'

import type { Env } from '../env'

/** Not a page, but what the application makes pages from; under none of its names is it a file. */
const TEMPLATE = '/index.html'

/** Serves the files of web's build: hashed ones forever, and precompressed. */
export function createStaticFiles({
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
      const isHashed = pathname.startsWith('/assets/')
      res.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
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
