import type { Page } from '@playwright/test'

/** Opens a page of the site and waits until it is hydrated and the network is idle. */
export async function gotoHydrated(page: Page, address: string): Promise<void> {
  // The page's last request; it may come well after the network is idle.
  const session = page.waitForResponse(/\/api\/users\/me$/)
  await page.goto(address)
  await session
  await page.waitForLoadState('networkidle')
}
