import pTimeout from 'p-timeout'

import { env } from '../../lib/env'
import { getBootState, type RequestOptions } from '../../lib/process/getBootState'
import { apiError } from '../../lib/errors/apiErrors'
import { isApiPath } from '../../lib/http/requestKinds'
import { isStarting } from '../health/isStarting'
import { isHtmlPage } from '../responseCache/getCacheTtl'
import { toHeaderRecord, type UpstreamResponse } from '../responseCache/UpstreamResponse'
import { applicationSecurityHeaders, pageSecurityHeaders } from './securityHeaders'

/** Longer than any response; the database's own timeouts are shorter. */
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
  return toUpstreamResponse(callRestApi(path, asking))
}

/**
 * Answers an address of the site beside the API, as for a visitor without cookies.
 * @throws ApiError 503 while this process starts
 */
export async function answerSite(request: Request): Promise<Response> {
  const answer = getBootState().answerSite
  if (isStarting() || !answer) throw apiError('service-unavailable')
  return answer(request)
}

/**
 * Fetches what every visitor gets, from the API or the site, and adds the security headers of the API or of
 * pages, except those that the response already has.
 * @param path path and query
 * @throws ApiError 503 during the start, and for an error that is no page
 */
export async function fetchAnonymously(path: string): Promise<UpstreamResponse> {
  const isApi = isApiPath(path)
  const response = await (isApi
    ? callPayloadApi(path)
    : toUpstreamResponse(answerSite(new Request(new URL(path, env.siteUrl)))))
  const said = toHeaderRecord(response)
  if (!isApi && response.status >= 500 && !isHtmlPage(said)) throw apiError('service-unavailable')
  const added = Object.entries(isApi ? applicationSecurityHeaders : pageSecurityHeaders)
  const missing = added.filter(([name]) => !(name.toLowerCase() in said))
  return { ...response, headers: [...response.headers, ...missing.flat()] }
}

async function toUpstreamResponse(pending: Promise<Response>): Promise<UpstreamResponse> {
  const response = await pTimeout(pending, { milliseconds: TIMEOUT_MS })
  return {
    status: response.status,
    headers: [...response.headers].flat(),
    body: Buffer.from(await response.arrayBuffer()),
  }
}
