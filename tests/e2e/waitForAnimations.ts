import type { Page } from '@playwright/test'

/**
 * Waits until nothing moves: with reduced motion, a change of the viewport size or of the colours
 * still takes a frame.
 */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}
