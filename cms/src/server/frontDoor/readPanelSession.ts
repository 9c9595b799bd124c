import type { IncomingMessage } from 'node:http'
import { hasCredentials } from '../../lib/http/cacheControl'
import { apiError } from '../../lib/errors/apiErrors'
import { CLIENT_IP_HEADER } from '../../lib/http/getClientIp'
import { isReadRequest } from '../../lib/http/requestKinds'
import { callPayloadApi } from '../../lib/process/callPayloadApi'
import { getBootState } from '../../lib/process/getBootState'
import type { MediaAccess } from '../../media/serving/serveMedia'

const PANEL = /^\/admin(\/|$)/
const SESSION = '/api/users/me'

/** Parts of the response to /api/users/me. */
interface PanelSession {
  user?: { role?: string } | null
  /** The account must set up its second factor before it may enter the panel. */
  secondFactorSetupRequired?: boolean
}

/**
 * Reads the session of an admin page request. Payload would redirect to its sign-in page while the
 * session cannot be read, and where the account has no access yet.
 * @returns undefined for other requests, and without a session cookie
 * @throws ApiError 503 if the session cannot be read
 */
export async function readPanelSession(
  req: IncomingMessage,
  pathname: string,
): Promise<PanelSession | undefined> {
  const isPanel = PANEL.test(pathname) && isReadRequest(req)
  return isPanel && hasCredentials(undefined, req.headers.cookie) ? readSession(req) : undefined
}

/**
 * Reads the session of a request; undefined without one.
 * @throws ApiError 503 if it is unreadable
 */
async function readSession(req: IncomingMessage): Promise<PanelSession | undefined> {
  const { authorization, cookie } = req.headers
  const { 'user-agent': userAgent, [CLIENT_IP_HEADER]: address } = req.headers
  const answer = await callPayloadApi(SESSION, {
    // Passes the client on, which is stored with the use of the session.
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(authorization !== undefined && { authorization }),
      ...(cookie !== undefined && { cookie }),
      ...(userAgent !== undefined && { 'user-agent': userAgent }),
      ...(typeof address === 'string' && { [CLIENT_IP_HEADER]: address }),
    },
  })
  if (answer.status >= 500) throw apiError('service-unavailable')
  return answer.status === 200 ? ((await answer.json()) as PanelSession) : undefined
}

/**
 * Tells who may read a file: administrators alone, if visitors do not see its issue.
 * @throws ApiError 503 if the session cannot be read
 */
export async function findMediaAccess(
  fullPath: string,
  req: IncomingMessage,
): Promise<MediaAccess> {
  if (!(await getBootState().isWithdrawnFile?.(fullPath))) return 'everyone'
  const { authorization, cookie } = req.headers
  if (!hasCredentials(authorization, cookie)) return 'none'
  const session = await readSession(req)
  return session?.user?.role === 'administrateur' ? 'account' : 'none'
}
