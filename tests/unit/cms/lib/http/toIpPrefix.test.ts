import { expect, test } from 'vitest'
import { toIpPrefix, anonymizeIp } from '../../../../../cms/src/lib/http/getClientIp'

test.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['2001:db8::1', '2001:db8::/64', '2001:db8::/48'],
  ['2001:db8::2', '2001:db8::/64', '2001:db8::/48'],
  ['2001:0DB8:0:0:ffff:ffff:ffff:ffff', '2001:db8::/64', '2001:db8::/48'],
  ['2001:db8:0:1::', '2001:db8:0:1::/64', '2001:db8::/48'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4::/64', '1:2:3::/48'],
  ['::1', '::/64', '::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ['64:ff9b::192.0.2.7', '64:ff9b::/64', '64:ff9b::/48'],
  ['unknown', 'unknown', 'unknown'],
])('%s is of the network %s, and %s in a log', (address, network, short) => {
  expect(toIpPrefix(address)).toBe(network)
  expect(anonymizeIp(address)).toBe(short)
})
