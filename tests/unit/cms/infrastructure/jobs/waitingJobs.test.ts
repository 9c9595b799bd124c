import { expect, test } from 'vitest'
import { findPause, retryForOneDay } from '../../../../../cms/src/infrastructure/jobs/waitingJobs'

const pausesOf = (seconds: number): number[] => {
  const retries = retryForOneDay(seconds)
  const attempts = typeof retries === 'object' ? (retries.attempts ?? 0) : 0
  return Array.from({ length: attempts }, (_, index) => findPause(retries, index + 1) ?? 0)
}

test.each([5, 10, 15])(
  'the pauses of a task that begins with %i s double up to five minutes and last a day, in some 300 attempts',
  (seconds) => {
    const pauses = pausesOf(seconds)
    expect(pauses.slice(0, 3)).toEqual([seconds, 2 * seconds, 4 * seconds].map((s) => s * 1000))
    expect(Math.max(...pauses)).toBe(5 * 60_000)
    const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000
    expect(hours).toBeGreaterThanOrEqual(24)
    expect(hours).toBeLessThan(24.5)
    expect(pauses.length).toBeLessThan(310)
  },
)

test('pauses that Payload makes itself are left to it', () => {
  expect(findPause({ attempts: 4, backoff: { type: 'exponential', delay: 1 } }, 2)).toBeUndefined()
  expect(findPause(3, 1)).toBeUndefined()
  expect(findPause(undefined, 1)).toBeUndefined()
})
