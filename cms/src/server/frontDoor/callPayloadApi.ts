import pTimeout from 'p-timeout'

import { getBootState, type RequestOptions } from '../../lib/process/getBootState'
import type { UpstreamResponse } from '../responseCache/UpstreamResponse'
import { apiError } from '../../lib/errors/apiErrors'
import { isStarting } from '../health/isStarting'

/** Longer than any API response; the database's own timeouts are shorter. */
const TIMEOUT_MS = 60_000

/**
 * Calls the REST API without Next, whose routing costs more than most queries.
 * @param path path and query, starting with /api
 * @throws ApiError 503 while this process starts
 */
export async function callPayloadApi(
  path: string,
  asking?: RequestOptions,
): Promise<UpstreamResponse> {
  const { callRestApi } = getBootState()
  if (isStarting() || !callRestApi) throw apiError('service-unavailable')
  const response = await pTimeout(callRestApi(path, asking), { milliseconds: TIMEOUT_MS })
  return {
    status: response.status,
    headers: [...response.headers].flat(),
    body: Buffer.from(await response.arrayBuffer()),
  }
}
