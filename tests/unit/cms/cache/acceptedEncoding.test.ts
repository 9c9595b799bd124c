import { expect, test } from 'vitest'
import { acceptedEncoding } from '../../../../cms/src/cache/acceptedEncoding'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['BR', 'br'],
])('who says %s gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
