import { expect, test } from 'vitest'
import {
  generateRecoveryCodes,
  normalizeRecoveryCode,
} from '../../../../../../cms/src/features/accounts/secondFactor/recoveryCodes'

test('ten recovery codes are made, each of them once', () => {
  const codes = generateRecoveryCodes()

  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
})

test.each(['ab0de-fgh1k', 'AB0DE-FGH1K', ' ab0de fgh1k ', 'abode-fghik', 'abOde–fghlk'])(
  'a code is read as it may be typed: %s',
  (typed) => {
    expect(normalizeRecoveryCode(typed)).toBe('ab0defgh1k')
  },
)
