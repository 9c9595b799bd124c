import { getBootState, type RequestOptions } from '../../lib/process/getBootState'
import type { UpstreamResponse } from '../responseCache/UpstreamResponse'
import { serviceUnavailable } from '../../lib/errors/apiErrors'
import { withTimeout } from '../../lib/async/withTimeout'
import { isStarting } from '../health/isStarting'

/** Longer than any answer of the API; the database's own limits end it sooner. */
const TIMEOUT_MS = 60_000

/**
 * Asks the API without Next: the way through it and back costs more than most questions.
 * @param path with its query, from /api on
 * @throws HouseError 503 while this process starts
 */
export async function callPayloadApi(
  path: string,
  asking?: RequestOptions,
): Promise<UpstreamResponse> {
  const { callRestApi } = getBootState()
  if (isStarting() || !callRestApi) throw serviceUnavailable()
  const response = await withTimeout(callRestApi(path, asking), TIMEOUT_MS)
  return {
    status: response.status,
    headers: [...response.headers].flat(),
    body: Buffer.from(await response.arrayBuffer()),
  }
}
