import type { Query, QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from './app/App'
import { paths } from './app/paths'
import { readSearch, routeOf } from './app/siteRoutes'
import { createApi, setApiOf } from './lib/api'
import { createQueryClient } from './lib/createQueryClient'
import { prefetch } from './lib/prefetch'
import { SiteUrlContext } from './lib/siteUrl'
import { PageStatusContext, type PageAnswer } from './ui/PageStatus'
import { serverFetch, type Ask } from './server/serverFetch'
import { scriptsOf, type Manifest } from './server/scriptsOf'
import { renderWhole } from './server/renderWhole'
import { toServedData } from './lib/served/toServedData'
import { Template } from './server/Template'

export type PageRequest = {
  /** Path and query. */
  url: string
  /** Where the site is, without a slash at the end. */
  siteUrl: string
  /** Asks the API, in the same process. */
  ask: Ask
}

export type ServedPage = { status: number; html: string } | { status: number; location: string }

/**
 * The public site, drawn on the server: the same for everybody; whoever is signed in sees their own
 * once the browser has brought the page alive.
 * @param template web's built index.html
 * @param manifest what the build made of which source (Vite's manifest.json)
 */
export function createRenderer(template: string, manifest: Manifest) {
  const parts = new Template(template)

  return async ({ url, siteUrl, ask }: PageRequest): Promise<ServedPage> => {
    const { pathname, search } = new URL(url, 'http://site')
    const route = routeOf({ pathname, search }, { isDrawnOnce: true })
    if (!route) return { status: 302, location: paths.accueil }

    const queryClient = createQueryClient()
    setApiOf(queryClient, createApi(serverFetch(ask)))
    await prefetch(queryClient, route.queries)
    const hasFailed = forgetFailures(queryClient)

    const answer: PageAnswer = { code: 200 }
    const sheet = new ServerStyleSheet()
    try {
      const { head, body } = await renderWhole(
        sheet.collectStyles(
          <StrictMode>
            <SiteUrlContext value={siteUrl}>
              <PageStatusContext value={answer}>
                <StaticRouter location={url}>
                  <App queryClient={queryClient} />
                </StaticRouter>
              </PageStatusContext>
            </SiteUrlContext>
          </StrictMode>,
        ),
      )
      if (answer.location) return { status: answer.code, location: answer.location }
      return {
        status: hasFailed ? 503 : answer.code,
        html: parts.fill({
          head: head + sheet.getStyleTags(),
          scripts: scriptsOf(manifest, ['entry-client', ...route.chunks]),
          body,
          data: toServedData(queryClient),
        }),
      }
    } finally {
      sheet.seal()
      queryClient.clear()
    }
  }
}

/**
 * The address of a page without the parameters that its route does not read: two URLs with the same
 * address are the same page.
 * @param url path and query
 */
export function toPageAddress(url: string): string {
  const { pathname, search } = new URL(url, 'http://site')
  const read = readSearch({ pathname, search }).toString()
  return read ? `${pathname}?${read}` : pathname
}

/**
 * Leaves out what could not be read, so that the page waits for it, and the browser asks again.
 * @returns whether there was any
 */
function forgetFailures(client: QueryClient): boolean {
  const failed = { predicate: ({ state }: Query) => state.status === 'error' }
  const hasFailed = client.getQueryCache().findAll(failed).length > 0
  client.removeQueries(failed)
  return hasFailed
}
