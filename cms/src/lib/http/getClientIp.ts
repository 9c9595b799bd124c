import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The server's own header for the client IP; a client's value is dropped. */
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

/**
 * Reduces a client address to the prefix of one subscriber: a full IPv4, or an IPv6 /64; returns
 * other text unchanged.
 */
export const toIpPrefix = (address: string): string => reduce(address, { ipv4: 32, ipv6: 64 })

/** Reduces a client address to the networks of one customer: a full IPv4 address, or an IPv6 /48. */
export const toSitePrefix = (address: string): string => reduce(address, { ipv4: 32, ipv6: 48 })

/** Anonymizes an address for logs: no single household, an IPv4 /24 or IPv6 /48. */
export const anonymizeIp = (address: string): string => reduce(address, { ipv4: 24, ipv6: 48 })

/** Returns the network of an address; without the length if that is the address itself. */
function reduce(address: string, bits: { ipv4: number; ipv6: number }): string {
  if (!ipaddr.isValid(address)) return address
  // An IPv4-mapped IPv6 address, as dual-stack sockets report it, becomes IPv4.
  const parsed = ipaddr.process(address)
  // The zone ID (`fe80::1%eth0`) only names the local network interface.
  const bare = parsed.toString().split('%', 1)[0]
  if (parsed.kind() === 'ipv6')
    return `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/${bits.ipv6}`).toString()}/${bits.ipv6}`
  if (bits.ipv4 === 32) return parsed.toString()
  return `${ipaddr.IPv4.networkAddressFromCIDR(`${bare}/${bits.ipv4}`).toString()}/${bits.ipv4}`
}

/**
 * Writes a shortened address for people: « 192.0.2.… » for `192.0.2.0/24`, « 2001:db8:… » for
 * `2001:db8::/48`; any other text as it is.
 */
export const formatNetwork = (network: string): string =>
  network.replace(/\.0\/24$/, '.…').replace(/:?:\/\d+$/, ':…')
