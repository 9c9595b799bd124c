import { expect, test } from 'vitest'
import { negotiateEncoding } from '../../../../../cms/src/server/responseCache/negotiateEncoding'

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
  expect(negotiateEncoding(header)).toBe(encoding)
})
