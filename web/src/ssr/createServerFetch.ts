import { createHttpError } from '@web/lib/api/errors'

/** Calls the API in the same process: takes a path that starts with /api, returns the response. */
export type ApiHandler = (path: string) => Promise<Response>

/**
 * Creates the `fetch` of a server-rendered page's queries.
 * @throws ApiError for every unsuccessful response
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
