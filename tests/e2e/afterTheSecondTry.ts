import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** For an expectation that is asked again and again. */
export const fewMoments = { timeout: 100 }

/** A failed call is tried once more after a second, which nobody has to wait for here. */
export async function afterTheSecondTry(page: Page, expectation: () => Promise<void>) {
  await expect(async () => {
    await page.clock.fastForward(1000)
    await expectation()
  }).toPass({ intervals: [0], timeout: 10_000 })
}
