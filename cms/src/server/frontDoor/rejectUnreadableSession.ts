import type { IncomingMessage } from 'node:http'

import { hasCredentials } from '../../lib/http/cacheControl'
import { serviceUnavailable } from '../../lib/errors/apiErrors'
import { isReadRequest } from '../../lib/http/isReadRequest'
import { callPayloadApi } from './callPayloadApi'

const PANEL = /^\/admin(\/|$)/
const SESSION = '/api/users/me'

/**
 * Rejects an admin page request while its session cannot be read: Payload would treat the user as
 * anonymous and redirect to the sign-in page.
 * @throws ApiError 503
 */
export async function rejectUnreadableSession(
  req: IncomingMessage,
  pathname: string,
): Promise<void> {
  const { cookie } = req.headers
  if (!cookie || !PANEL.test(pathname) || !isReadRequest(req) || !hasCredentials(undefined, cookie))
    return
  const { status } = await callPayloadApi(SESSION, {
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  })
  if (status >= 500) throw serviceUnavailable()
}
