import type { Payload } from 'payload'
import { createBookResponse } from '../../features/epub'
import { createOaiResponse } from '../../features/oai'
import { isExampleEmail } from '../../features/pages'
import { createSeoRoutes } from '../../features/seo'
import type { SiteRoute } from '../../lib/http/siteRoute'
import { NO_STORE, toPublicCacheControl } from '../../lib/http/cacheControl'
import { env } from '../../lib/env'
import { callPayloadApi } from '../../lib/process/callPayloadApi'
import { log } from '../../lib/log'
import { getAnalyticsCspSources, readAnalyticsIds } from '../../features/consent'
import { buildPageCsp, type CspSources } from '../../lib/http/buildPageCsp'
import { loadRenderer } from './loadRenderer'

/** Creates what answers the site's addresses outside API and panel, the same for all visitors. */
export function createAnswerSite(payload: Payload): (request: Request) => Promise<Response> {
  const routes: SiteRoute[] = [
    ...createSeoRoutes(payload, isExampleEmail),
    { path: /^\/oai$/, answer: (request) => createOaiResponse(payload, request) },
    {
      path: /^\/regards\/([^/]+)\/epub$/,
      answer: (request, numero = '') => createBookResponse(payload, request, numero),
    },
  ]
  return (request) => {
    const { pathname } = new URL(request.url)
    for (const { path, answer } of routes) {
      const match = path.exec(pathname)
      if (match) return answer(request, ...match.slice(1))
    }
    return renderPage(payload, request)
  }
}

/** Pages linked from e-mails, with a token in the URL: not cached, and sent without a referrer. */
const CONFIDENTIAL_PATH = '/newsletter/'

const CONFIDENTIAL_HEADERS = { ...NO_STORE, 'Referrer-Policy': 'no-referrer' }

/**
 * Server-renders a page, the same for every visitor.
 * @returns the page; 503 when some data could not be read, which the page then fetches in the
 * browser
 */
async function renderPage(payload: Payload, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const { render, inlineScriptSources } = await loadRenderer()
  const page = await render({
    url: pathname + search,
    siteUrl: env.siteUrl,
    fetchApi: callPayloadApi,
  })
  if ('location' in page) {
    const headers = { Location: page.location, 'Cache-Control': toPublicCacheControl(pathname) }
    return new Response(null, { status: page.status, headers })
  }
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': toPublicCacheControl(pathname),
    ...(pathname.startsWith(CONFIDENTIAL_PATH) && CONFIDENTIAL_HEADERS),
  }
  if (page.status < 500) {
    // The policy depends only on the site's settings, so it is cached with the page.
    const others = getAnalyticsCspSources(await readAnalyticsIds(payload))
    return new Response(page.html, {
      status: page.status,
      headers: { ...headers, 'Content-Security-Policy': buildPolicy(inlineScriptSources, others) },
    })
  }
  log.warn({ url: pathname }, 'Page incomplète')
  return new Response(page.html, {
    status: page.status,
    headers: {
      ...headers,
      'Content-Security-Policy': buildPolicy(inlineScriptSources),
      ...NO_STORE,
      'Retry-After': '10',
    },
  })
}

const buildPolicy = (inlineScriptSources: string[], others: CspSources = {}): string =>
  buildPageCsp({
    ...others,
    'script-src': [...inlineScriptSources, ...(others['script-src'] ?? [])],
  })
