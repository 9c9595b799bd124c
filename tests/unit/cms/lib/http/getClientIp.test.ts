import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { getClientIp } from '../../../../../cms/src/lib/http/getClientIp'

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
