import { afterEach, expect, test } from 'vitest'
import { env } from '../../../../../../cms/src/lib/env'
import {
  createChallenge,
  getRelyingParty,
  readChallenge,
} from '../../../../../../cms/src/features/accounts/secondFactor/webAuthn'

const { isSiteUrlSet, siteUrl } = env
afterEach(() => void Object.assign(env, { isSiteUrlSet, siteUrl }))

const of = (host: string) => getRelyingParty({ headers: new Headers({ host }) })

test('passkeys belong to the host of the request while SITE_URL is not set', () => {
  expect(of('localhost:4310')).toEqual({
    id: 'localhost',
    origins: ['https://localhost:4310', 'http://localhost:4310'],
  })
})

test('with SITE_URL they belong to its host, whatever the request says', () => {
  Object.assign(env, { isSiteUrlSet: true, siteUrl: 'https://www.exemple.fr' })

  expect(of('ailleurs.example')).toEqual({
    id: 'www.exemple.fr',
    origins: ['https://www.exemple.fr'],
  })
})

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

test('refuses a challenge of another purpose', () => {
  expect(readChallenge('autre', create(), now)).toBeUndefined()
})

test.each([0, 7, 8, 23, 24, 39])('refuses a challenge with its byte %i changed', (at) => {
  const bytes = Buffer.from(create(), 'base64url')
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)

  expect(readChallenge('essai', bytes.toString('base64url'), now)).toBeUndefined()
})

test.each(['', 'AAAA', 'A'.repeat(200)])('what the site did not make is none: %s', (challenge) => {
  expect(readChallenge('essai', challenge, now)).toBeUndefined()
})
