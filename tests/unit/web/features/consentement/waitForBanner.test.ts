import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForBanner } from '../../../../../web/src/features/consentement/helpers/waitForBanner'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('waits while there is no banner, is ready at most 100 ms after it is there, and ends its timer', async () => {
  let isThere = false
  const ready = vi.fn()
  void waitForBanner(() => isThere).then(ready)
  await vi.advanceTimersByTimeAsync(10_050)
  expect(ready).not.toHaveBeenCalled()

  isThere = true
  await vi.advanceTimersByTimeAsync(100)
  expect(ready).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('waits for nothing where the banner is there already', async () => {
  await expect(waitForBanner(() => true)).resolves.toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})
