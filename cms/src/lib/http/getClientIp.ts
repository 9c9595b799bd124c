import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Header in which the front door tells the application who asks; a client's own is dropped. */
export const CLIENT_IP_HEADER = 'x-client-address'

/**
 * Address of the one who asks, without the zone of a link-local one (`fe80::1%eth0`), which says where
 * it was heard rather than who it is.
 * @param trustedProxies how many proxies stand in front (TRUST_PROXY): that many last entries of
 * X-Forwarded-For were written by them, the one before by the client's side and is not believed
 */
export function getClientIp(req: IncomingMessage, trustedProxies: number): string {
  const remote = stripZoneId(req.socket.remoteAddress ?? 'unknown')
  if (trustedProxies === 0) return remote
  const header = req.headers['x-forwarded-for']
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  const told = stripZoneId(hops.at(-trustedProxies) ?? hops[0] ?? '')
  return isIP(told) ? told : remote
}

const stripZoneId = (address: string): string => address.split('%', 1)[0] ?? ''
