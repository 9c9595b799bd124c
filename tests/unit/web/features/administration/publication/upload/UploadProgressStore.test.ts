import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  RateMeter,
  UploadProgressStore,
} from '@web/features/administration/publication/upload/UploadProgressStore'

let monitor: UploadProgressStore

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['setInterval', 'clearInterval', 'Date'] })
  monitor = new UploadProgressStore(100_000)
})

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

describe('RateMeter', () => {
  let meter: RateMeter

  beforeEach(() => void (meter = new RateMeter()))

  /** Takes that many bytes a second, from where the clock is, ten times a second. */
  function send(bytesPerSecond: number, seconds: number, from = 0): number {
    let bytes = from
    for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
      meter.record(bytes)
      vi.setSystemTime(Date.now() + 100)
      bytes += bytesPerSecond / 10
    }
    meter.record(bytes)
    return bytes
  }

  it('tells nothing before a second has gone by', () => {
    send(1_000, 0.9)
    expect(meter.bytesPerSecond).toBeUndefined()

    send(1_000, 0.1, 900)
    expect(meter.bytesPerSecond).toBe(1_000)
  })

  it('is told over the last five seconds: what is longer ago no longer counts', () => {
    const bytes = send(1_000, 20)
    send(2_000, 2, bytes)
    expect(meter.bytesPerSecond).toBeGreaterThan(1_200)
    expect(meter.bytesPerSecond).toBeLessThan(1_600)

    send(2_000, 5, bytes + 4_000)
    expect(meter.bytesPerSecond).toBe(2_000)
  })

  it('falls while nothing moves, and is unknown after three seconds', () => {
    send(1_000, 5)
    vi.setSystemTime(Date.now() + 2_500)
    expect(meter.bytesPerSecond).toBeCloseTo(5_000 / 7.5)
    vi.setSystemTime(Date.now() + 501)
    expect(meter.bytesPerSecond).toBeUndefined()
  })

  it('begins anew when the server has less than was sent', () => {
    send(1_000, 5)
    meter.record(2_000)
    expect(meter.bytesPerSecond).toBeUndefined()

    send(500, 2, 2_000)
    expect(meter.bytesPerSecond).toBe(500)
  })
})
