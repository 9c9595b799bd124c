import pTimeout from 'p-timeout'

import { env } from '../env'
import { apiError } from '../errors/apiErrors'
import { getBootState } from './getBootState'

/** Longer than any response; the database's own timeouts are shorter. */
export const RESPONSE_TIMEOUT_MS = 60_000

/**
 * Calls the API as a client does.
 * @param path path and query, starting with /api
 * @param options by default a GET without headers
 * @throws ApiError 503 while this process starts
 */
export async function callPayloadApi(
  path: string,
  options: { method?: 'GET' | 'POST'; headers?: Record<string, string> } = {},
): Promise<Response> {
  const { ready, answerApi } = getBootState()
  if (!ready || !answerApi) throw apiError('service-unavailable')
  const request = new Request(new URL(path, env.siteUrl), options)
  return pTimeout(answerApi(request), { milliseconds: RESPONSE_TIMEOUT_MS })
}
