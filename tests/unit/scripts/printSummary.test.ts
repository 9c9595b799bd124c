import { expect, test } from 'vitest'
import { findSlowestFiles } from '../../../scripts/test/printSummary'

const line = (file: string, durationMs: number, processorMs?: number) => ({
  file,
  durationMs,
  processorMs,
  tests: [],
  errors: [],
})

test('the slowest files come first, each with all that it took in its suite', () => {
  const files = [line('e2e/site/a.spec.ts', 1_000, 300), line('e2e/site/a.spec.ts', 2_500, 400)]

  expect(
    findSlowestFiles([
      { name: 'unit+web', files: [line('unit/b.test.ts', 2_000)] },
      { name: 'e2e-embedded-2', files },
    ]),
  ).toEqual([
    { name: 'e2e/site/a.spec.ts (e2e-embedded)', seconds: [3.5, 0.7] },
    { name: 'unit/b.test.ts (unit)', seconds: [2, null] },
  ])
})
