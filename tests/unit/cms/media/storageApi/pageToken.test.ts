import { expect, test } from 'vitest'
import { encodePageToken, decodePageToken } from '../../../../../cms/src/media/storageApi/pageToken'

const listing = { prefix: 'regards/', folded: true }

test.each(['regards/a', 'regards/é/', 'regards/💃 "'])('a token leads on after %j', (after) => {
  const token = encodePageToken(after, listing)

  expect(token).toMatch(/^[\w-]+$/)
  expect(decodePageToken(token, listing)).toBe(after)
})

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test.each([
  ...['', 'a', '%', 'regards/a', encode('regards/a'), encode(null), encode({}), encode([])],
  ...[encode(['regards/', true]), encode(['regards/', true, 1]), encode(['regards/', true, ''])],
  ...[encode(['regards/', false, 'regards/a']), encode(['', true, 'regards/a'])],
  ...[encode(['regards/', true, 'images/a']), encode(['regards/', true, 'regards/../a'])],
  ...[encode(['regards/', true, 'regards/a', 'regards/b'])],
  ...[`${encodePageToken('regards/a', listing)}=`, ` ${encodePageToken('regards/a', listing)}`],
])('%s is no token of the listing', (token) => {
  expect(() => decodePageToken(token, listing)).toThrow('pageToken')
})
