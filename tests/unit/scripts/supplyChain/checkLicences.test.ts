import { expect, test } from 'vitest'
import { checkLicences } from '../../../../scripts/supplyChain/checkLicences'

const packagesWith = (license: string | undefined) => ({
  cms: { dependencies: { '@scope/one': '1.0.0' } },
  web: {},
  'node_modules/@scope/one': { version: '1.0.0', ...(license && { license }) },
})

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['GPL-3.0-only OR MIT', true],
  ['Apache-2.0 AND MIT', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['AGPL-3.0-only', false],
  ['GPL-2.0', false],
  ['(MIT AND (GPL-3.0-only OR ISC))', false],
  ['SEE LICENSE IN LICENSE.md', false],
  [undefined, false],
])('licence %s is allowed: %s', (license, isAllowed) => {
  expect(checkLicences(packagesWith(license), [])).toEqual(
    isAllowed ? [] : [`@scope/one: licence ${license ?? 'unknown'} is not allowed.`],
  )
})

test('an exception holds for the licence that it names, and must be needed', () => {
  const exception = { package: '@scope/*', licence: 'LGPL-3.0-or-later', reason: 'linked' }
  expect(checkLicences(packagesWith('LGPL-3.0-or-later'), [exception])).toEqual([])
  expect(checkLicences(packagesWith('GPL-3.0-or-later'), [exception])).toEqual([
    '@scope/one: licence GPL-3.0-or-later is not allowed.',
    '@scope/*: the exception of its licence is not needed.',
  ])
})
