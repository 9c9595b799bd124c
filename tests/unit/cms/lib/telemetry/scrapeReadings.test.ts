import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAtScrape, updateReadings } from '../../../../../cms/src/lib/telemetry/scrapeReadings'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  // Readings cannot be taken back: this one costs nothing.
  readAtScrape('test', { everyMs: 0, read: () => undefined, onFailure: () => undefined })
})

test('a reading is not repeated before its time, however often it is scraped', async () => {
  const read = vi.fn(() => Promise.resolve())
  readAtScrape('test', { everyMs: 10_000, read, onFailure: vi.fn() })

  for (let count = 0; count < 5; count += 1) await updateReadings()
  expect(read).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10_000)
  await updateReadings()
  expect(read).toHaveBeenCalledTimes(2)
})

test('a reading that does not end is given up after two seconds, and not started again beside', async () => {
  const onFailure = vi.fn()
  const read = vi.fn(() => new Promise<void>(() => undefined))
  readAtScrape('test', { everyMs: 0, read, onFailure })

  for (const count of [1, 2]) {
    const update = updateReadings()
    await vi.advanceTimersByTimeAsync(2_000)
    await update
    expect(onFailure).toHaveBeenCalledTimes(count)
  }
  expect(read).toHaveBeenCalledTimes(1)
})

test.each([
  [
    'throws',
    () => {
      throw new Error('away')
    },
  ],
  ['rejects', () => Promise.reject(new Error('away'))],
])('a reading that %s is a failure, and the scrape goes on', async (_how, read) => {
  const onFailure = vi.fn()
  readAtScrape('test', { everyMs: 0, read, onFailure })

  await updateReadings()

  expect(onFailure).toHaveBeenCalledOnce()
})
