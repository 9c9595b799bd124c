import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * Header in which the server passes the client IP to the application; a client's own value is
 * dropped.
 */
export const CLIENT_IP_HEADER = 'x-client-address'

/**
 * Returns the client IP of a request, without the zone ID of a link-local address (`fe80::1%eth0`),
 * which names the local network interface and not the client.
 * @param trustedProxies number of reverse proxies in front (TRUST_PROXY): they wrote that many last
 * entries of X-Forwarded-For; earlier entries come from the client and are not trusted
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
