import type { QueryClient } from '@tanstack/react-query'
import { fetchFromApi } from './fetchFromApi'

/** What is asked for, beside the address. */
export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** A list is sent as its entries, parted by commas; what is undefined is left out. */
  query?: Record<string, string | number | string[] | undefined>
  /** Sent as JSON. */
  body?: object
  signal?: AbortSignal
  /** Goes on even if the page is left meanwhile. */
  keepalive?: boolean
}

/** A list as the server gives it, a page at a time. */
export type DocsPage<Doc> = {
  docs: Doc[]
  totalDocs: number
  hasNextPage: boolean
  nextPage?: number | null
}

/**
 * Asks the server.
 * @param path below /api, with its first slash
 * @returns the answer's JSON, believed to be what the types of cms say
 * @throws ApiError
 */
export type Api = <Answer>(path: string, asking?: RequestOptions) => Promise<Answer>

/** @param send `fetch`, which throws an `ApiError` for whatever is not a success */
export function createApi(send: typeof fetchFromApi): Api {
  return async <Answer>(path: string, asking: RequestOptions = {}) => {
    const { method = 'GET', query, body, signal, keepalive } = asking
    const response = await send(`/api${path}${toQueryString(query)}`, {
      method,
      credentials: 'same-origin',
      signal,
      keepalive,
      ...(body && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    return (response.body === null ? undefined : await response.json()) as Answer
  }
}

/** The one door to the server, from a browser. */
export const api = createApi(fetchFromApi)

const apisByClient = new WeakMap<QueryClient, Api>()

/** The door that the queries of this cache go through: `api`, unless it was given its own. */
export const getApi = (client: QueryClient): Api => apisByClient.get(client) ?? api

/** Makes the queries of a cache go through a door of their own: on the server there is no network. */
export function setApi(client: QueryClient, own: Api): void {
  apisByClient.set(client, own)
}

function toQueryString(query: RequestOptions['query'] = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size > 0 ? `?${search}` : ''
}
