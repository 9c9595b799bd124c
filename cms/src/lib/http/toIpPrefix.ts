import { isIPv6 } from 'node:net'

/**
 * Reduces a client address to the prefix of one subscriber: a full IPv4 address, or an IPv6 /64.
 * @param address as a socket or a proxy gives it, in any textual form
 */
export function toIpPrefix(address: string): string {
  const parts = expandIpv6(address)
  return parts ? `${parts.slice(0, 4).join(':')}::/64` : unmapIpv4(address)
}

/**
 * Anonymizes an address for logs, so that it identifies no single household: an IPv4 /24 or an IPv6
 * /48.
 */
export function anonymizeIp(address: string): string {
  const parts = expandIpv6(address)
  if (parts) return `${parts.slice(0, 3).join(':')}::/48`
  return unmapIpv4(address).replace(/\.\d+$/, '.0/24')
}

/**
 * Converts an IPv4-mapped IPv6 address, as dual-stack sockets report it (`::ffff:192.0.2.1`), to
 * IPv4.
 */
const unmapIpv4 = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '')

/** Expands an IPv6 address to its eight groups; undefined for any other address. */
function expandIpv6(address: string): string[] | undefined {
  // The zone ID (`fe80::1%eth0`) only names the local network interface.
  const bare = address.split('%', 1)[0] ?? ''
  if (!isIPv6(bare) || unmapIpv4(bare) !== bare) return undefined
  const written = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [before = [], after = []] = written
    .split('::')
    .map((side) => side.split(':').filter(Boolean))
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}
