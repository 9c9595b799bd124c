import { httpError } from '../lib/errors'

/** Asks the API without a network: a path that starts with /api, its answer. */
export type Ask = (path: string) => Promise<Response>

/**
 * `fetch` for the queries of a page that is drawn on the server.
 * @throws ApiError for whatever is not a success
 */
export const serverFetch = (ask: Ask) => async (input: RequestInfo | URL) => {
  const response = await ask(String(input))
  if (!response.ok) {
    throw httpError(response.status, await response.text(), response.headers.get('Retry-After'))
  }
  return response
}
