import { isIPv6 } from 'node:net'

/**
 * What stands for the one who asks: an IPv4 address, or of IPv6 the /64 that one subscriber has.
 * @param address as a socket or a proxy gives it, in any of its written forms
 */
export function toIpPrefix(address: string): string {
  const parts = expandIpv6(address)
  return parts ? `${parts.slice(0, 4).join(':')}::/64` : unmapIpv4(address)
}

/** The same for a log, where one household is not to be told from its neighbours: a /24, or a /48. */
export function anonymizeIp(address: string): string {
  const parts = expandIpv6(address)
  if (parts) return `${parts.slice(0, 3).join(':')}::/48`
  return unmapIpv4(address).replace(/\.\d+$/, '.0/24')
}

/** IPv4 comes in IPv6's clothes where a socket listens to both: `::ffff:192.0.2.1`. */
const unmapIpv4 = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '')

/** The eight groups of an IPv6 address, none left out; undefined for any other one. */
function expandIpv6(address: string): string[] | undefined {
  // A zone (`fe80::1%eth0`) tells through which of its own interfaces a machine was reached.
  const bare = address.split('%', 1)[0] ?? ''
  if (!isIPv6(bare) || unmapIpv4(bare) !== bare) return undefined
  const written = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [before = [], after = []] = written
    .split('::')
    .map((side) => side.split(':').filter(Boolean))
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}
