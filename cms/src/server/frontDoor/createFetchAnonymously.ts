import type { IncomingMessage, ServerResponse } from 'node:http'

import { toHeaderRecord, type UpstreamResponse } from '../responseCache/UpstreamResponse'
import { createFetchFromNext } from './createFetchFromNext'
import { isHtmlPage } from '../responseCache/getCacheTtl'
import type { Env } from '../../lib/env'
import { serviceUnavailable } from '../../lib/errors/apiErrors'
import { callPayloadApi } from './callPayloadApi'
import { isApiPath } from '../../lib/http/isApiPath'
import { isStarting } from '../health/isStarting'
import { applicationSecurityHeaders, pageSecurityHeaders } from './securityHeaders'

/**
 * Asks the application for what is the same for everybody, and protects what it answers: a page as
 * pages are, save where the application says it more closely.
 * @returns a function that takes a path with its query; it throws HouseError 503 during the start
 */
export function createFetchAnonymously(
  application: (req: IncomingMessage, res: ServerResponse) => unknown,
  { siteUrl }: Pick<Env, 'siteUrl'>,
): (path: string) => Promise<UpstreamResponse> {
  const askPage = createFetchFromNext(application, siteUrl)
  return async (path) => {
    if (isStarting()) throw serviceUnavailable()
    const answer = await (isApiPath(path) ? callPayloadApi(path) : askPage(path))
    const said = toHeaderRecord(answer)
    // A page that fails says so as a page: whatever Next says by itself is not meant for people.
    if (!isApiPath(path) && answer.status >= 500 && !isHtmlPage(said)) throw serviceUnavailable()
    const added = Object.entries(isApiPath(path) ? applicationSecurityHeaders : pageSecurityHeaders)
    const missing = added.filter(([name]) => !(name.toLowerCase() in said))
    return { ...answer, headers: [...answer.headers, ...missing.flat()] }
  }
}
