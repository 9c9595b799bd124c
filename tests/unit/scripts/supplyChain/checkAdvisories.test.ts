import { expect, test } from 'vitest'
import { readAdvisoryList, type Advisory } from '../../../../scripts/supplyChain/advisories'
import { checkAdvisories } from '../../../../scripts/supplyChain/checkAdvisories'
import type { AllowedAdvisory } from '../../../../scripts/supplyChain/exceptions'

const packages = {
  cms: { dependencies: { mailer: '1.2.0', tool: '1.0.0' } },
  web: { dependencies: {} },
  'node_modules/mailer': { version: '1.2.0', dependencies: { parser: '^2.0.0' } },
  'node_modules/mailer/node_modules/parser': { version: '2.1.0' },
  'node_modules/parser': { version: '3.0.0' },
  'node_modules/tool': { version: '1.0.0' },
}

const advisory = (values: Partial<Advisory> = {}): Advisory => ({
  id: 'GHSA-1111-2222-3333',
  package: 'mailer',
  range: '<1.3.0',
  severity: 'high',
  url: 'https://github.com/advisories/GHSA-1111-2222-3333',
  ...values,
})

const allowance = (values: Partial<AllowedAdvisory> = {}): AllowedAdvisory => ({
  id: 'GHSA-1111-2222-3333',
  package: 'mailer',
  reason: 'no e-mail is parsed',
  until: '2026-12-31',
  ...values,
})

const check = (
  advisories: Advisory[],
  allowed: AllowedAdvisory[] = [],
  now = '2026-11-25T10:00:00Z',
) =>
  checkAdvisories({
    packages,
    list: { updated: '2026-11-20', source: 'test', advisories },
    allowed,
    now: new Date(now),
  })

test('a high advisory of a production version is a fault, also of a nested package', () => {
  const url = 'https://github.com/advisories/GHSA-1111-2222-3333'
  expect(check([advisory()]).faults).toEqual([`mailer 1.2.0: high, ${url}`])
  expect(check([advisory({ package: 'parser', range: '<3.0.0' })]).faults).toEqual([
    `parser 2.1.0: high, ${url}`,
  ])
})

test('ignores versions outside the range, hoisted packages of others and lower severities', () => {
  expect(check([advisory({ range: '<1.2.0' })]).faults).toEqual([])
  expect(check([advisory({ package: 'parser', range: '>=3.0.0' })]).faults).toEqual([])
  const { faults, notes } = check([advisory({ severity: 'moderate' })])
  expect([faults, notes[1]]).toEqual([[], expect.stringContaining('mailer 1.2.0: moderate')])
})

test('a range that cannot be read is a fault', () => {
  expect(check([advisory({ range: 'all of them' })]).faults).toHaveLength(1)
})

test('an allowance holds until its day, for its own package, and must be needed', () => {
  expect(check([advisory()], [allowance()]).faults).toEqual([])
  expect(check([advisory()], [allowance({ until: '2026-11-25' })]).faults).toEqual([])
  expect(check([advisory()], [allowance({ until: '2026-11-24' })]).faults).toEqual([
    expect.stringContaining('allowed until 2026-11-24'),
  ])
  expect(check([advisory()], [allowance({ package: 'tool' })]).faults).toHaveLength(2)
  expect(check([], [allowance()]).faults).toEqual([
    'mailer: GHSA-1111-2222-3333 is allowed in vain.',
  ])
})

test('a list older than 30 days is a fault that says how to renew it; a younger one is a note', () => {
  const at = (now: string) => check([], [], now)
  expect(at('2026-12-20T10:00:00Z')).toEqual({
    faults: [],
    notes: [expect.stringContaining('updated 30 days ago')],
  })
  expect(at('2026-12-21T10:00:00Z')).toEqual({
    faults: [expect.stringMatching(/updated 31 days ago.*npm run advisories:update/)],
    notes: [],
  })
})

test('the committed list finds the vulnerable versions that this project once had', () => {
  const { faults } = checkAdvisories({
    packages: {
      cms: { dependencies: { nodemailer: '9.1.1', payload: '3.89.0' } },
      web: {},
      'node_modules/nodemailer': { version: '9.1.1' },
      'node_modules/payload': { version: '3.89.0' },
    },
    list: readAdvisoryList(),
    allowed: [],
  })
  expect(faults.map((fault) => fault.split(':', 1)[0])).toEqual(
    expect.arrayContaining(['nodemailer 9.1.1', 'payload 3.89.0']),
  )
})
