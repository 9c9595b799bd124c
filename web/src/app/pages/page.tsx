import type { RouteObject } from 'react-router-dom'
import type { PageQuery } from '@web/lib/api/prefetchQueries'
import { lazyPage, type PageModule } from './lazyPage'

/** Route data available before the page renders. */
export type RouteHandle = {
  chunks?: string[]
  /** Chunks that the page loads on demand and also needs offline. */
  laterChunks?: string[]
  /** Queries of the page, fetched in parallel. */
  queries?: (location: RouteLocation) => PageQuery[]
  /** Reads the search parameters that the page uses, in normalized form. */
  search?: (search: URLSearchParams) => Record<string, string | number | null | undefined>
}

export type RouteLocation = {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  /** Whether the page is rendered on the server, with data that a browser would fetch later. */
  isServerRender: boolean
}

/** Paths are case-sensitive (`/REGARDS` is no page): each page has one URL and one cache entry. */
export const oneSpelling = { caseSensitive: true } as const

/** Creates the route of a page component. @param name of the component, its file and its chunk */
export function page<Name extends string>(
  path: string,
  name: Name,
  load: PageModule<Name>,
  handle: Omit<RouteHandle, 'chunks'> = {},
): RouteObject {
  const Page = lazyPage(name, load)
  return { path, ...oneSpelling, element: <Page />, handle: { ...handle, chunks: [name] } }
}
