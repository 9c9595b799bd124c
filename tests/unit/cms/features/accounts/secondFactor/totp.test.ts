import { describe, expect, test } from 'vitest'
import {
  buildTotpUri,
  generateTotpSecret,
  isTotpCode,
  matchTotpStep,
} from '../../../../../../cms/src/features/accounts/secondFactor/totp'

/** RFC 6238, appendix B: the secret `12345678901234567890`, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('a code of the authenticator app', () => {
  // The RFC has eight digits; apps show the last six.
  test.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [20000000000, '353130', 666666666],
  ])('at %i seconds is %s', (seconds, code, step) => {
    expect(matchTotpStep(secret, code, seconds * 1000)).toBe(step)
  })

  test.each([
    ['the step before its own', -30, true],
    ['its own step', 0, true],
    ['the step after its own', 30, true],
    ['two steps before its own', -60, false],
    ['two steps after its own', 60, false],
  ])('in %s is accepted or not', (_when, shift, isAccepted) => {
    const step = matchTotpStep(secret, '081804', (1_111_111_109 + shift) * 1000)

    expect(step).toBe(isAccepted ? 37_037_036 : undefined)
  })

  test.each(['287083', '28708', '2870820', '', 'abcdef'])('is not %s', (code) => {
    expect(matchTotpStep(secret, code, 59_000)).toBeUndefined()
  })
})

test('a secret has 160 random bits', () => {
  const one = generateTotpSecret()

  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(generateTotpSecret()).not.toBe(one)
})

test('the address for the app names the site and the account', () => {
  const uri = new URL(buildTotpUri(secret, 'Fédération des arts', 'camille@example.org'))

  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('Fédération des arts:camille@example.org')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret,
    issuer: 'Fédération des arts',
    digits: '6',
    period: '30',
    algorithm: 'SHA1',
  })
})

test('six digits are a code of the app, a recovery code is not', () => {
  expect(isTotpCode('012345')).toBe(true)
  expect(['abcde-12345', '0123456789', '12345', ''].some(isTotpCode)).toBe(false)
})
