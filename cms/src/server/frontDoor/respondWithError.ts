import type { IncomingMessage, ServerResponse } from 'node:http'
import { toErrorResponse } from '../../lib/errors/toErrorResponse'
import { NO_STORE } from '../../lib/http/cacheControl'
import { isReadRequest } from '../../lib/http/requestKinds'
import { sendErrorResponse } from '../../lib/http/createErrorResponse'
import { getRequestId } from '../../lib/telemetry/requestContext'
import { pageSecurityHeaders } from './securityHeaders'

const RETRY_SECONDS = 5

const NON_PAGE_PATH = /^\/(?:api|_next|media|assets)(?:\/|\?|$)/
/** Admin paths serve both pages and script requests; errors of the latter have the API's format. */
const PANEL = /^\/admin(?:\/|\?|$)/

/**
 * Sends an error response: an HTML page of an outage (503) for a page request, of a rate limit (429) for a
 * browser that opens a page; the API's error format otherwise. An error of the client keeps its status: a
 * reverse proxy takes a 503 for a process that is down.
 */
export function respondWithError(req: IncomingMessage, res: ServerResponse, error: unknown): void {
  const { status, retryAfterSeconds = RETRY_SECONDS } = toErrorResponse(error)
  if (!isPageRequest(req)) sendErrorResponse(res, error)
  else if (status === 429 && opensPage(req)) {
    const title = 'Trop de pages en peu de temps'
    const wait = retryAfterSeconds > 1 ? `${retryAfterSeconds}\u00a0secondes` : 'un instant'
    const text = `Votre réseau a demandé beaucoup de pages. Attendez ${wait}, puis réessayez.`
    sendPage(res, 429, { title, text }, retryAfterSeconds)
  } else if (PANEL.test(req.url ?? '') ? status === 503 : status >= 500) {
    const title = 'Le site revient dans un instant'
    const text =
      'Il est momentanément indisponible. Rien n’est perdu\u00a0: réessayez dans quelques secondes.'
    sendPage(res, 503, { title, text }, RETRY_SECONDS)
  } else sendErrorResponse(res, error)
}

const isPageRequest = (req: IncomingMessage): boolean =>
  isReadRequest(req) && !NON_PAGE_PATH.test(req.url ?? '/')

/** Whether a person waits for the page: programs ask for other types, or for any. */
const opensPage = ({ headers }: IncomingMessage): boolean =>
  headers.accept?.includes('text/html') ?? false

function sendPage(
  res: ServerResponse,
  status: number,
  content: { title: string; text: string },
  retryAfterSeconds: number,
): void {
  const page = renderErrorPage({ ...content, reference: getRequestId(res) })
  res.writeHead(status, {
    ...pageSecurityHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': page.length,
    ...NO_STORE,
    'Retry-After': retryAfterSeconds,
  })
  res.end(page)
}

/** An error that a page shows in place of its content. */
interface ErrorPage {
  title: string
  text: string
  /** Id of the request, which finds it in the log; letters, digits and `. _ -`. */
  reference: string
}

/** Returns the HTML of an error page: self-contained, without subresources. */
const renderErrorPage = ({ title, text, reference }: ErrorPage): Buffer =>
  Buffer.from(`<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <style>
      :root { --paper: #fbf4e6; --ink: #2b1a15; --accent: #9d1c2c }
      @media (prefers-color-scheme: dark) {
        :root { --paper: #1a1211; --ink: #f4e9d8; --accent: #f39a94 }
      }
      body {
        display: grid; min-height: 100vh; margin: 0; place-content: center; padding: 1.5rem;
        background: var(--paper); color: var(--ink); font: 1.125rem/1.6 system-ui, sans-serif;
      }
      main { max-width: 32rem; border-top: .375rem double var(--accent); padding-top: 1.5rem }
      h1 { margin: 0 0 .5rem; font: 600 2rem/1.2 Georgia, serif }
      p { margin: 0 0 1rem }
      a { color: var(--accent) }
      small { font-size: .8rem; opacity: .75; overflow-wrap: anywhere }
    </style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a href="">Réessayer</a></p>
      <p><small>Référence\u00a0: ${reference}</small></p>
    </main>
  </body>
</html>
`)
