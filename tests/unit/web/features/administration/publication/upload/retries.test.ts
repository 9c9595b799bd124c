import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RetryBackoff } from '@web/features/administration/publication/upload/retries'

beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ['Date'] }))

/** The moments of all tries when each fails at once, in seconds. */
function tryUntilTheEnd(retries: RetryBackoff, atLeast?: number): number[] {
  const start = Date.now()
  const moments: number[] = []
  for (;;) {
    const delay = retries.nextDelay(atLeast)
    if (delay === undefined) return moments
    vi.setSystemTime(Date.now() + delay)
    moments.push((Date.now() - start) / 1_000)
  }
}

describe('RetrySchedule', () => {
  it('counts the time that the tries take themselves', () => {
    const retries = new RetryBackoff(120_000)
    retries.nextDelay()
    vi.setSystemTime(119_999)
    expect(retries.nextDelay()).toBe(1)
    vi.setSystemTime(120_000)
    expect(retries.nextDelay()).toBeUndefined()
  })

  it('waits longer where the server asks for it, and not in vain', () => {
    const retries = new RetryBackoff(600_000)

    expect(retries.nextDelay(20_000)).toBe(20_000)
    expect(retries.nextDelay(600_001)).toBeUndefined()
    expect(tryUntilTheEnd(new RetryBackoff(600_000), 300_000)).toEqual([300, 600])
  })
})
