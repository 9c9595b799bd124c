import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCommandLine } from '../../../scripts/test/commandLine'
import { addTotals, findOverBudget, parts } from '../../../scripts/test/night'
import { suites } from '../../../scripts/test/suites'
import { repoRoot } from '../../support/paths'

test('each part is a script, and the tests of a night are all suites', () => {
  const { scripts } = JSON.parse(readFileSync(join(repoRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(parts.map(({ args: [script = ''] }) => scripts[script])).not.toContain(undefined)
  const { args = [] } = parts.find(({ name }) => name === 'tests') ?? {}
  expect(readCommandLine(args.slice(2)).suites).toEqual(suites)
})

test('figures over their budgets and what was not measured are listed', () => {
  const json = JSON.stringify({
    results: {
      http: {
        tables: [
          {
            title: 'Requests',
            columns: ['requests', 'p99'],
            rows: [
              {
                name: '/',
                cells: [
                  { value: 7000, unit: '/s', budget: { atLeast: 8000 } },
                  { value: 40, unit: 'ms', budget: { atMost: 50 } },
                ],
              },
              { name: '/regards', cells: ['no answer', undefined] },
            ],
          },
        ],
        errors: [],
      },
      peers: { tables: [], errors: ['peers: no Ghost'] },
    },
  })

  expect(findOverBudget(json)).toEqual([
    'http: /, requests: 7,000/s (over: ≥ 8,000)',
    'peers: not measured: peers: no Ghost',
  ])
})

test('the totals are those of the tests, with one failure for another part that failed', () => {
  const part = (lastLine: string, isOk = true) => ({
    ...{ name: 'part', lastLine, isOk },
    ...{ seed: undefined, minutes: 1 },
  })

  expect(
    addTotals([
      part('7,000 requests, 0 findings'),
      part('6925 passed, 1 failed, 2 skipped', false),
      part('30 passed, 0 failed'),
      part('20000 requests, 1 findings', false),
    ]),
  ).toBe('6955 passed, 2 failed, 2 skipped')
})
