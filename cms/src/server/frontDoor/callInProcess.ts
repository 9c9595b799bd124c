import pTimeout from 'p-timeout'
import { env } from '../../lib/env'
import { callPayloadApi, RESPONSE_TIMEOUT_MS } from '../../lib/process/callPayloadApi'
import { getBootState } from '../../lib/process/getBootState'
import { apiError } from '../../lib/errors/apiErrors'
import { isApiPath } from '../../lib/http/requestKinds'
import { isStarting } from '../health/checkServing'
import { isHtmlPage } from '../responseCache/getCacheTtl'
import type { UpstreamResponse } from '../responseCache/UpstreamResponse'
import { applicationSecurityHeaders, pageSecurityHeaders } from './securityHeaders'

/** Answers an address of the site as for a visitor. @throws ApiError 503 during the start */
export async function answerSite(request: Request): Promise<Response> {
  const answer = getBootState().answerSite
  if (isStarting() || !answer) throw apiError('service-unavailable')
  return answer(request)
}

/**
 * Fetches what every visitor gets, from the API or the site, and adds missing security headers.
 * @param path path and query
 * @throws ApiError 503 during the start, and for an error that is no page
 */
export async function fetchAnonymously(path: string): Promise<UpstreamResponse> {
  const isApi = isApiPath(path)
  const response = await (isApi
    ? callPayloadApi(path)
    : pTimeout(answerSite(new Request(new URL(path, env.siteUrl))), {
        milliseconds: RESPONSE_TIMEOUT_MS,
      }))
  const { status, headers } = response
  const isPage = isApi || isHtmlPage(Object.fromEntries(headers))
  if (status >= 500 && !isPage) throw apiError('service-unavailable')
  const added = Object.entries(isApi ? applicationSecurityHeaders : pageSecurityHeaders)
  const missing = added.filter(([name]) => !headers.has(name))
  return {
    status,
    headers: [...headers, ...missing].flat(),
    body: Buffer.from(await response.arrayBuffer()),
  }
}
