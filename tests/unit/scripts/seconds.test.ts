import { expect, test } from 'vitest'
import { renderTable } from '../../../scripts/docs/renderSeconds'
import { toMinutes } from '../../../scripts/test/byPath/meanOfCommits'
import { sumSeconds } from '../../../scripts/test/seconds'

const line = (file: string, durationMs: number, processorMs?: number) => ({
  file,
  durationMs,
  processorMs,
  tests: [],
  errors: [],
})

test('seconds are summed by suite and file, over the parts of a suite and the set-ups', () => {
  expect(
    sumSeconds([
      { name: 'unit+web', files: [line('unit/a.test.ts', 500, 200), line('web/b.test.tsx', 100)] },
      { name: 'cms-embedded-1', files: [line('cms/both/c.test.ts', 1_000, 900)] },
      { name: 'cms-embedded-2', files: [line('cms/both/d.test.ts', 2_000, 1_500)] },
      { name: 'cms-production-1', files: [line('cms/both/c.test.ts', 3_000, 1_000)] },
      {
        name: 'e2e-production',
        files: [line('e2e/production/e.spec.ts', 10, 10), line('e2e/production/e.spec.ts', 20, 30)],
      },
    ]),
  ).toEqual({
    unit: { 'unit/a.test.ts': [0.5, 0.2] },
    web: { 'web/b.test.tsx': [0.1, null] },
    'cms-embedded': { 'cms/both/c.test.ts': [1, 0.9], 'cms/both/d.test.ts': [2, 1.5] },
    'cms-production': { 'cms/both/c.test.ts': [3, 1] },
    'e2e-production': { 'e2e/production/e.spec.ts': [0.03, 0.04] },
  })
})

test('the document has a row for each suite and one for the whole', () => {
  const table = renderTable({
    date: '2026-11-29',
    commit: 'abc1234',
    machine: '2 × EPYC',
    whole: [960, 1900],
    byPath: { commits: 100, minutes: 7.5 },
    suites: { unit: { 'unit/a.test.ts': [1.4, 0.4], 'unit/b.test.ts': [2, 1] } },
  })

  expect(table).toContain('| unit | 2 | 3 s | 1 s |')
  expect(table).toContain('servers |  | 960 s | 1,900 s |')
  expect(table).toContain('7.5 min on average of the last 100 commits')
})

test('a choice by path takes the seconds of its files, and those of the build where a product is needed', () => {
  const stored = {
    ...{ date: '2026-11-29', commit: 'abc1234', machine: '2 × EPYC' },
    // Half of the processor seconds: two cores.
    whole: [600, 1_200] as [number, number],
    suites: {
      unit: { 'unit/a.test.ts': [100, 120] as [number, number] },
      'cms-embedded': { 'cms/both/c.test.ts': [900, 960] as [number, number] },
    },
  }
  expect(toMinutes(new Map(), stored)).toBe(0)
  expect(toMinutes(new Map([['unit', ['unit/a.test.ts']]]), stored)).toBe(1)
  // 120 seconds are of no file: build and servers.
  expect(toMinutes(new Map([['cms-embedded', ['cms/both/c.test.ts']]]), stored)).toBe(9)
})
