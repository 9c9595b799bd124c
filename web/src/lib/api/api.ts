import type { QueryClient } from '@tanstack/react-query'
import { fetchFromApi } from './fetchFromApi'

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Lists are joined with commas; undefined values are omitted. */
  query?: Record<string, string | number | string[] | undefined>
  body?: object
  signal?: AbortSignal
  /** Lets the request finish after the page is left (fetch `keepalive`). */
  keepalive?: boolean
}

export type DocsPage<Doc> = {
  docs: Doc[]
  totalDocs: number
  hasNextPage: boolean
  nextPage?: number | null
}

/**
 * Sends a request to the API.
 * @param path below /api, with its leading slash
 * @returns the parsed JSON, typed as the cms types say but not validated
 * @throws ApiError
 */
export type Api = <Answer>(path: string, asking?: RequestOptions) => Promise<Answer>

/** @param send a `fetch` that throws an `ApiError` for every unsuccessful response */
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

/** API client of the browser. */
export const api = createApi(fetchFromApi)

const apisByClient = new WeakMap<QueryClient, Api>()

/** The API client used by this query client's queries; defaults to `api`. */
export const getApi = (client: QueryClient): Api => apisByClient.get(client) ?? api

/** The `queryFn` of a query that is one path of the API, whatever it answers. */
export const fetchPath =
  <Answer>(path: string, query?: RequestOptions['query']) =>
  ({ client, signal }: { client: QueryClient; signal: AbortSignal }) =>
    getApi(client)<Answer>(path, { query, signal })

/** Sets the API client of a query client: on the server, requests bypass the network. */
export function setApi(client: QueryClient, own: Api): void {
  apisByClient.set(client, own)
}

function toQueryString(query: RequestOptions['query'] = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value))
  }
  // Not `size`, which Safari 16 does not have.
  const text = search.toString()
  return text && `?${text}`
}
