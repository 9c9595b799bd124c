import fs from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

import sirv from 'sirv'

import type { Env } from '../env'

/** What a page of the site may load: itself only. Styled-components writes its rules in a tag. */
const PAGE_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves web's build: hashed assets forever and precompressed, and the page for every other path. */
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
  const pageFile = path.join(webDir, 'index.html')
  let page: Buffer | undefined

  return {
    /** Answers with the file of that path; calls `next` when there is none. */
    file: (req: IncomingMessage, res: ServerResponse, next: () => void) =>
      serveFile(req, res, next),
    /** Answers with the application's page, whose router knows every path. */
    page: async (req: IncomingMessage, res: ServerResponse) => {
      page ??= await fs.readFile(pageFile)
      res.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': page.length,
        'Content-Security-Policy': PAGE_POLICY,
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
      })
      res.end(req.method === 'HEAD' ? undefined : page)
    },
  }
}
