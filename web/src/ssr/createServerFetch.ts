import { createHttpError } from '../lib/api/errors'

/** Asks the API without a network: a path that starts with /api, its answer. */
export type ApiHandler = (path: string) => Promise<Response>

/**
 * `fetch` for the queries of a page that is drawn on the server.
 * @throws ApiError for whatever is not a success
 */
export const createServerFetch = (ask: ApiHandler) => async (path: RequestInfo | URL) => {
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
