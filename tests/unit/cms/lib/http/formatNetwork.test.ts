import { expect, test } from 'vitest'
import { formatNetwork } from '../../../../../cms/src/lib/http/getClientIp'

test.each([
  ['192.0.2.0/24', '192.0.2.…'],
  ['2001:db8::/48', '2001:db8:…'],
  ['1:2:3::/48', '1:2:3:…'],
  ['192.0.2.7', '192.0.2.7'],
  ['inconnue', 'inconnue'],
])('the network %s is written %s', (network, written) => {
  expect(formatNetwork(network)).toBe(written)
})
