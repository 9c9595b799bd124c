import { expect, test } from 'vitest'
import {
  createChallenge,
  readChallenge,
} from '../../../../../../cms/src/features/accounts/secondFactor/webAuthn'

const now = Date.UTC(2026, 10, 25, 12)
const minute = 60_000
const create = (purpose = 'essai') => createChallenge(purpose, now).toString('base64url')

test('a challenge tells when it was made, for five minutes', () => {
  const challenge = create()

  expect(readChallenge('essai', challenge, now)).toBe(now)
  expect(readChallenge('essai', challenge, now + 5 * minute)).toBe(now)
  expect(readChallenge('essai', challenge, now + 5 * minute + 1)).toBeUndefined()
})

test('two challenges of one moment differ', () => {
  expect(create()).not.toBe(create())
})

test('a challenge of another purpose is none', () => {
  expect(readChallenge('autre', create(), now)).toBeUndefined()
})

test.each([0, 7, 8, 23, 24, 39])('a challenge with its byte %i changed is none', (at) => {
  const bytes = Buffer.from(create(), 'base64url')
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)

  expect(readChallenge('essai', bytes.toString('base64url'), now)).toBeUndefined()
})

test.each(['', 'AAAA', 'A'.repeat(200)])('what the site did not make is none: %s', (challenge) => {
  expect(readChallenge('essai', challenge, now)).toBeUndefined()
})
