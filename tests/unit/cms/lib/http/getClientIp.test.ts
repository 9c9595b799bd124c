import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import {
  anonymizeIp,
  formatNetwork,
  getClientIp,
  toIpPrefix,
} from '../../../../../cms/src/lib/http/getClientIp'

const request = (forwarded?: string) =>
  ({
    socket: { remoteAddress: '192.0.2.1' },
    headers: { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

test.each([
  { proxies: 0, forwarded: '203.0.113.9', address: '192.0.2.1' },
  { proxies: 1, forwarded: '203.0.113.9', address: '203.0.113.9' },
  // What the client itself wrote comes first and is not believed.
  { proxies: 1, forwarded: '1.1.1.1, 203.0.113.9', address: '203.0.113.9' },
  { proxies: 2, forwarded: '1.1.1.1, 203.0.113.9, 198.51.100.7', address: '203.0.113.9' },
  { proxies: 2, forwarded: '203.0.113.9', address: '203.0.113.9' },
  { proxies: 1, forwarded: undefined, address: '192.0.2.1' },
])('behind $proxies proxies, $forwarded comes from $address', ({ proxies, forwarded, address }) => {
  expect(getClientIp(request(forwarded), proxies)).toBe(address)
})

test.each([
  { forwarded: '::1%eth0', address: '::1' },
  { forwarded: 'fe80::1%25eth0', address: 'fe80::1' },
  { forwarded: 'unknown', address: '192.0.2.1' },
  { forwarded: '%', address: '192.0.2.1' },
])('$forwarded is understood as $address', ({ forwarded, address }) => {
  expect(getClientIp(request(forwarded), 1)).toBe(address)
})

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

test.each([
  ['192.0.2.0/24', '192.0.2.…'],
  ['2001:db8::/48', '2001:db8:…'],
  ['1:2:3::/48', '1:2:3:…'],
  ['192.0.2.7', '192.0.2.7'],
  ['inconnue', 'inconnue'],
])('the network %s is written %s', (network, written) => {
  expect(formatNetwork(network)).toBe(written)
})
