import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RateMeter } from '@web/features/administration/publication/upload/UploadProgressStore'

let meter: RateMeter

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  meter = new RateMeter()
})

afterEach(() => void vi.useRealTimers())

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

describe('RateMeter', () => {
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

  it('is undefined after a reset', () => {
    send(1_000, 5)
    meter.reset()
    expect(meter.bytesPerSecond).toBeUndefined()
  })
})
