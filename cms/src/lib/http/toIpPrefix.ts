import ipaddr from 'ipaddr.js'

/**
 * Reduces a client address to the prefix of one subscriber: a full IPv4 address, or an IPv6 /64.
 * @param address as a socket or a proxy gives it, in any textual form
 * @returns other text unchanged
 */
export const toIpPrefix = (address: string): string => reduce(address, { ipv4: 32, ipv6: 64 })

/** Reduces a client address to the networks of one customer: a full IPv4 address, or an IPv6 /48. */
export const toSitePrefix = (address: string): string => reduce(address, { ipv4: 32, ipv6: 48 })

/**
 * Anonymizes an address for logs, so that it identifies no single household: an IPv4 /24 or an IPv6
 * /48.
 */
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
