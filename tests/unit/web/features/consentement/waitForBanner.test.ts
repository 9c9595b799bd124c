import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForBanner } from '../../../../../web/src/features/consentement/helpers/waitForBanner'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('looks for the banner every 100 ms until it is there, and no more', async () => {
  let isThere = false
  const look = vi.fn(() => isThere)
  const ready = vi.fn()
  void waitForBanner(look).then(ready)
  expect(look).toHaveBeenCalledTimes(1)

  await vi.advanceTimersByTimeAsync(99)
  expect(look).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(look).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(500)
  expect(look).toHaveBeenCalledTimes(7)
  expect(ready).not.toHaveBeenCalled()

  isThere = true
  await vi.advanceTimersByTimeAsync(100)
  expect(ready).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1000)
  expect(look).toHaveBeenCalledTimes(8)
})

test('waits for nothing where the banner is there already', async () => {
  await expect(waitForBanner(() => true)).resolves.toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})
