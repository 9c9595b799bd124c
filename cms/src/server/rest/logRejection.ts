import type { Payload } from 'payload'

import { getSessionUser } from '../../features/accounts'
import { CLIENT_IP_HEADER } from '../../lib/http/getClientIp'
import { anonymizeIp } from '../../lib/http/toIpPrefix'
import { log } from '../../lib/log'

/**
 * Logs that a request was not allowed: which one, of which account, from which network. Rejected
 * sign-ins have an entry of their own. The query may contain a token: only the path is logged.
 */
export async function logRejection(
  payload: Payload,
  { headers, method, url }: Request,
  { status }: Response,
): Promise<void> {
  if (status !== 401 && status !== 403) return
  // Of an account that must set up its second factor first, the session counts as none.
  const user = await getSessionUser(payload, headers).catch(() => null)
  const adresse = anonymizeIp(headers.get(CLIENT_IP_HEADER) ?? 'unknown')
  const { pathname } = new URL(url)
  log.info({ method, url: pathname, status, compte: user?.id, adresse }, 'Accès refusé')
}
