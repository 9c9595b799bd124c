import type { Page } from '@playwright/test'

/**
 * Waits until nothing moves: where less motion is wanted, what changes with the size of the view or
 * with the colours still takes a frame to do so.
 */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}
