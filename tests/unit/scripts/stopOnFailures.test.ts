import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stopOnFailures } from '../../../scripts/test/stopOnFailures'
import { makeTempDir } from '../../support/paths'

let dir: string
let files: string[]
let stop: ReturnType<typeof vi.fn<(reason: string) => void>>
let endWatch: () => void

beforeEach(() => {
  vi.useFakeTimers()
  dir = makeTempDir('red')
  files = ['cms.jsonl', 'e2e.jsonl'].map((name) => join(dir, name))
  stop = vi.fn<(reason: string) => void>()
  endWatch = stopOnFailures(files, stop)
})
afterEach(() => endWatch())

const report = (file: number, status: 'passed' | 'failed', count: number) => {
  const tests = Array.from({ length: count }, () => ({ title: 'a test', status }))
  writeFileSync(
    files[file] ?? '',
    `${JSON.stringify({ file: 'a', durationMs: 1, tests, errors: [] })}\n`,
  )
}
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)

test('many failures, over all suites, stop the run at once', () => {
  report(0, 'failed', 5)
  report(1, 'failed', 5)
  minutes(0.1)

  expect(stop.mock.calls).toEqual([['Stopped, as 10 tests have failed; the others did not run.']])
})

test('a single failure stops a long run, not one that is nearly over', () => {
  report(0, 'failed', 1)
  minutes(5)
  expect(stop).not.toHaveBeenCalled()

  minutes(4)
  expect(stop).toHaveBeenCalledOnce()
})

test('a green run is never stopped, and an ended run neither', () => {
  report(0, 'passed', 20)
  minutes(10)
  endWatch()
  report(1, 'failed', 50)
  minutes(10)

  expect(stop).not.toHaveBeenCalled()
})
