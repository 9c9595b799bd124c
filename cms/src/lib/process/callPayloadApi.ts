import pTimeout from 'p-timeout'

import { apiError } from '../errors/apiErrors'
import { getBootState, type RequestOptions } from './getBootState'

/** Longer than any response; the database's own timeouts are shorter. */
export const RESPONSE_TIMEOUT_MS = 60_000

/**
 * Calls the REST API without Next, whose routing costs more than most queries.
 * @param path path and query, starting with /api
 * @throws ApiError 503 while this process starts
 */
export async function callPayloadApi(path: string, options?: RequestOptions): Promise<Response> {
  const { ready, callRestApi } = getBootState()
  if (!ready || !callRestApi) throw apiError('service-unavailable')
  return pTimeout(callRestApi(path, options), { milliseconds: RESPONSE_TIMEOUT_MS })
}
