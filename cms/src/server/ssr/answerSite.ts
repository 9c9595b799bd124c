import type { Payload } from 'payload'

import { createBookResponse } from '../../features/epub'
import { createOaiResponse } from '../../features/oai'
import { isExampleEmail } from '../../features/pages'
import { createSeoRoutes } from '../../features/seo'
import type { SiteRoute } from '../../lib/http/siteRoute'
import { renderPage } from './renderPage'

/**
 * Creates the function that answers all addresses of the site beside the API and the panel: pages, and
 * files for search engines, readers and libraries. It knows no visitor.
 */
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
