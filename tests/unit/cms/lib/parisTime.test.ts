import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { formatParisTime, parseParisTime } from '../../../../cms/src/lib/parisTime'
import { repoRoot } from '../../../support/paths'

test.each([
  ['the last minute of winter time', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['the first minute of summer time', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['the day after the change to summer time', '2026-03-30T08:00', '2026-03-30T06:00:00.000Z'],
  ['the hour that comes twice, the second time', '2026-10-25T02:30', '2026-10-25T01:30:00.000Z'],
  ['the first hour of winter time', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['the day after the change to winter time', '2026-10-26T08:00', '2026-10-26T07:00:00.000Z'],
])('%s is parsed and formatted', (_when, text, iso) => {
  const moment = parseParisTime(text)
  expect(moment?.toISOString()).toBe(iso)
  expect(formatParisTime(moment ?? new Date(0))).toBe(text)
})

test.each([
  // Skipped by the change to summer time.
  ...['2026-03-29T02:00', '2026-03-29T02:30', '2026-03-29T02:59', '2027-03-28T02:30'],
  ...['2099-02-30T10:00', '2099-01-05T25:00', '2099-01-05T09:30:00Z', 'demain'],
])('%s is no minute in Paris', (text) => expect(parseParisTime(text)).toBeUndefined())

test('both hours of the change to winter time are shown alike', () => {
  expect(formatParisTime(new Date('2026-10-25T00:30:00Z'))).toBe('2026-10-25T02:30')
})

// A thread of the tests cannot change its time zone.
test('the server may be in any time zone', () => {
  const file = join(repoRoot, 'cms/src/lib/parisTime.ts')
  const code = `import { parseParisTime } from '${pathToFileURL(file).href}'
    for (process.env.TZ of ['UTC', 'Europe/Paris', 'Asia/Tokyo'])
      console.log(new Date(2026, 0).getTimezoneOffset(), parseParisTime('2026-10-25T02:30').toISOString())`
  const output = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', code],
    { cwd: repoRoot, encoding: 'utf8' },
  )
  expect(output.trim().split('\n')).toEqual(
    [0, -60, -540].map((offset) => `${offset} 2026-10-25T01:30:00.000Z`),
  )
})
