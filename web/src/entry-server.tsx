import type { Query, QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { StaticRouter } from 'react-router-dom'
import { App } from '@web/app/App'
import { paths } from '@web/domain/paths'
import { pickRenderedFields } from '@web/domain/pictures/toPicture'
import { normalizeSearch, matchSiteRoute } from '@web/app/routing/matchSiteRoute'
import { createApi, setApi } from '@web/lib/api/api'
import { createQueryClient } from '@web/app/createQueryClient'
import { prefetchQueries } from '@web/lib/api/prefetchQueries'
import { SiteUrlContext, HttpStatusContext, type ResponseStatus } from '@web/lib/seo/Seo'
import { getRouteChunks, type Manifest } from '@web/ssr/getRouteChunks'
import { renderToHtml } from '@web/ssr/renderToHtml'
import { dehydrateQueryState, shellKey } from './lib/hydration/hydrateQueryState'
import { HtmlTemplate } from '@web/ssr/HtmlTemplate'
import { createHttpError } from '@web/lib/api/errors'

export type PageRequest = {
  /** Path and query. */
  url: string
  siteUrl: string
  /** Calls the API in the same process. */
  fetchApi: ApiHandler
}

export type RenderedPage = { status: number; html: string } | { status: number; location: string }

/** The file with the code of every page (`web/build/chunks.ts`). */
const COMMON_CHUNK = 'site'

/** The script that hydrates the page, after all others. */
const ENTRY = 'entry-client'

const toLink = (href: string): string => `<link rel="stylesheet" href="${href}">`

/** On the server no page is hydrated. */
const neverHydrated = () => {}

/**
 * Creates the server renderer of the public site. Its HTML is anonymous and the same for everybody;
 * the browser adds what depends on the session after hydration.
 * @param template web's built index.html
 * @param manifest Vite's manifest.json, which maps source files to build files
 * @returns a function that renders a URL to HTML, or returns a redirect; status 503 when a query
 *   failed
 */
export function createRenderer(template: string, manifest: Manifest) {
  const htmlTemplate = new HtmlTemplate(template)

  return async ({ url, siteUrl, fetchApi }: PageRequest): Promise<RenderedPage> => {
    const { pathname, search } = new URL(url, 'http://site')
    const matchedRoute = matchSiteRoute({ pathname, search }, { isServerRender: true })
    if (!matchedRoute) return { status: 302, location: paths.accueil }

    const queryClient = createQueryClient()
    setApi(queryClient, createApi(createServerFetch(fetchApi)))
    await prefetchQueries(queryClient, matchedRoute.queries)
    const hasFailed = removeFailedQueries(queryClient)
    removeUnrenderedFields(queryClient)

    const responseStatus: ResponseStatus = { code: 200 }
    try {
      const { head, body } = await renderToHtml(
        <StrictMode>
          <SiteUrlContext value={siteUrl}>
            <HttpStatusContext value={responseStatus}>
              <StaticRouter location={url}>
                <App queryClient={queryClient} onHydrated={neverHydrated} />
              </StaticRouter>
            </HttpStatusContext>
          </SiteUrlContext>
        </StrictMode>,
      )
      if (responseStatus.location)
        return { status: responseStatus.code, location: responseStatus.location }
      const page = getRouteChunks(manifest, [COMMON_CHUNK, ...matchedRoute.chunks, ENTRY])
      if (responseStatus.code === 404) queryClient.setQueryData(shellKey, { pathname, search })
      const parts = getRouteChunks(manifest, matchedRoute.laterChunks)
      const files = [...page.scripts, ...page.styleSheets]
      const later = [...parts.scripts, ...parts.styleSheets].filter((file) => !files.includes(file))
      return {
        status: hasFailed ? 503 : responseStatus.code,
        html: htmlTemplate.fill({
          head,
          styles: page.styleSheets.map(toLink).join(''),
          scripts: page.scripts,
          later,
          body,
          data: dehydrateQueryState(queryClient),
        }),
      }
    } finally {
      queryClient.clear()
    }
  }
}

/** Removes search parameters that a page does not use, so that equal pages share a cache entry. */
export function toCanonicalPageUrl(url: string): string {
  const { pathname, search } = new URL(url, 'http://site')
  const normalizedSearch = normalizeSearch({ pathname, search }).toString()
  return normalizedSearch ? `${pathname}?${normalizedSearch}` : pathname
}

/** Removes failed queries, which the browser fetches again. @returns whether any had failed */
function removeFailedQueries(client: QueryClient): boolean {
  const failed = { predicate: ({ state }: Query) => state.status === 'error' }
  const hasFailed = client.getQueryCache().findAll(failed).length > 0
  client.removeQueries(failed)
  return hasFailed
}

/** Renders the page from the data that the browser will get: see `pickRenderedFields`. */
function removeUnrenderedFields(client: QueryClient): void {
  for (const { queryKey, state, meta } of client.getQueryCache().getAll())
    if (meta?.isServerOnly !== true) client.setQueryData(queryKey, pickRenderedFields(state.data))
}

/** Calls the API in the same process: takes a path that starts with /api, returns the response. */
type ApiHandler = (path: string) => Promise<Response>

/** Creates the `fetch` of a page's queries. @throws ApiError for every unsuccessful response */
const createServerFetch = (ask: ApiHandler) => async (path: RequestInfo | URL) => {
  const response = await ask(path as string)
  if (!response.ok) {
    throw createHttpError(
      response.status,
      await response.text(),
      response.headers.get('Retry-After'),
    )
  }
  return response
}
