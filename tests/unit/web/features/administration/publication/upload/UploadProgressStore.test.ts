import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UploadProgressStore } from '@web/features/administration/publication/upload/UploadProgressStore'

let monitor: UploadProgressStore

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['setInterval', 'clearInterval', 'Date'] })
  monitor = new UploadProgressStore(100_000)
})

afterEach(() => void vi.useRealTimers())

function send(bytesPerSecond: number, seconds: number): void {
  for (let second = 0; second <= seconds; second += 1) {
    monitor.setBytesTransferred(second * bytesPerSecond)
    vi.advanceTimersByTime(second < seconds ? 1_000 : 0)
  }
}

describe('UploadProgressStore', () => {
  it('tells how fast, and how long it will take', () => {
    send(10_000, 4)

    expect(monitor.get()).toEqual({
      state: 'running',
      bytesTransferred: 40_000,
      bytesConfirmed: 0,
      totalBytes: 100_000,
      bytesPerSecond: 10_000,
      retryAt: undefined,
    })
  })

  it('resets the rate by itself when no bytes move', () => {
    send(10_000, 4)
    const listener = vi.fn()
    monitor.subscribe(listener)
    vi.advanceTimersByTime(4_000)

    expect(listener).toHaveBeenCalled()
    expect(monitor.get()).toMatchObject({ bytesPerSecond: undefined })
  })

  it.each([
    ['a pause', () => monitor.setState('pausing')],
    ['a lost connection', () => monitor.setRetryAt(5_000)],
  ])('knows no speed after %s', (_name, happen) => {
    send(10_000, 4)
    happen()

    expect(monitor.get().bytesPerSecond).toBeUndefined()
  })

  it('lets no clock run once the upload is over', () => {
    expect(vi.getTimerCount()).toBe(1)
    monitor.setState('success')
    expect(vi.getTimerCount()).toBe(0)
  })
})
