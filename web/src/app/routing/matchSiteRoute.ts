import { matchRoutes } from 'react-router-dom'
import type { PageQuery } from '@web/lib/api/prefetchQueries'
import type { RouteHandle } from '../pages/page'
import { siteRoutes } from './siteRoutes'

export type MatchedRoute = { chunks: string[]; laterChunks: string[]; queries: PageQuery[] }

/**
 * Finds the chunks and queries of the page at a URL; undefined for a URL that redirects home.
 * @param isServerRender whether the page is rendered on the server
 */
export function matchSiteRoute(
  { pathname, search }: { pathname: string; search: string },
  { isServerRender }: { isServerRender: boolean },
): MatchedRoute | undefined {
  const matches = matchRoutes(siteRoutes, { pathname }) ?? []
  if (matches.length === 0 || matches.at(-1)?.route.path === '*') return undefined
  const parts = matches.map(({ route, params }) => {
    const {
      chunks = [],
      laterChunks = [],
      queries,
    } = (route.handle as RouteHandle | undefined) ?? {}
    const place = { params, search: new URLSearchParams(search), isServerRender }
    return { chunks, laterChunks, queries: queries?.(place) ?? [] }
  })
  return {
    chunks: parts.flatMap(({ chunks }) => chunks),
    laterChunks: parts.flatMap(({ laterChunks }) => laterChunks),
    queries: parts.flatMap(({ queries }) => queries),
  }
}

/** Keeps only the search parameters that the page at a URL uses, normalized. */
export function normalizeSearch(place: { pathname: string; search: string }): URLSearchParams {
  const route = matchRoutes(siteRoutes, { pathname: place.pathname })?.at(-1)?.route
  const parseSearch = (route?.handle as RouteHandle | undefined)?.search
  const entries = Object.entries(parseSearch?.(new URLSearchParams(place.search)) ?? {})
  return new URLSearchParams(
    entries.flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  )
}
