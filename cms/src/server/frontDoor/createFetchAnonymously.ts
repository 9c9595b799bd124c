import type { IncomingMessage, ServerResponse } from 'node:http'

import { toHeaderRecord, type UpstreamResponse } from '../responseCache/UpstreamResponse'
import { createFetchFromNext } from './createFetchFromNext'
import { isHtmlPage } from '../responseCache/getCacheTtl'
import type { Env } from '../../lib/env'
import { apiError } from '../../lib/errors/apiErrors'
import { callPayloadApi } from './callPayloadApi'
import { isApiPath } from '../../lib/http/requestKinds'
import { isStarting } from '../health/isStarting'
import { applicationSecurityHeaders, pageSecurityHeaders } from './securityHeaders'

/**
 * Fetches a response without credentials, from Next or from the API, and adds the security headers
 * of pages or of the API, except those that the response already has.
 * @returns a function that takes a path with its query; it throws ApiError 503 during the start
 */
export function createFetchAnonymously(
  application: (req: IncomingMessage, res: ServerResponse) => unknown,
  { siteUrl }: Pick<Env, 'siteUrl'>,
): (path: string) => Promise<UpstreamResponse> {
  const askPage = createFetchFromNext(application, siteUrl)
  return async (path) => {
    if (isStarting()) throw apiError('service-unavailable')
    const answer = await (isApiPath(path) ? callPayloadApi(path) : askPage(path))
    const said = toHeaderRecord(answer)
    // Replaces Next's own plain error responses with the site's error page.
    if (!isApiPath(path) && answer.status >= 500 && !isHtmlPage(said))
      throw apiError('service-unavailable')
    const added = Object.entries(isApiPath(path) ? applicationSecurityHeaders : pageSecurityHeaders)
    const missing = added.filter(([name]) => !(name.toLowerCase() in said))
    return { ...answer, headers: [...answer.headers, ...missing.flat()] }
  }
}
