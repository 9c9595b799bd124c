import type { IncomingMessage } from 'node:http'

import { isPersonal } from '../cache/publicRead'
import { serviceUnavailable } from '../errors/houseErrors'
import { isRead } from '../http/isRead'
import { askPayload } from './askPayload'

const PANEL = /^\/admin(\/|$)/
const SESSION = '/api/users/me'

/**
 * Refuses a page of the panel while the session of its cookie cannot be read: Payload takes that for a
 * visitor, and would redirect to its sign-in page.
 * @throws HouseError 503
 */
export async function refuseUnreadableSession(
  req: IncomingMessage,
  pathname: string,
): Promise<void> {
  const { cookie } = req.headers
  if (!cookie || !PANEL.test(pathname) || !isRead(req) || !isPersonal(undefined, cookie)) return
  const { status } = await askPayload(SESSION, {
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  })
  if (status >= 500) throw serviceUnavailable()
}
