import type { Page } from '@playwright/test'

/** Goes to a page of the site, and waits until its code has come and nothing is under way any more. */
export async function gotoHydrated(page: Page, address: string): Promise<void> {
  // The last thing that a page asks for; it may come well after the page is still.
  const session = page.waitForResponse(/\/api\/users\/me$/)
  await page.goto(address)
  await session
  await page.waitForLoadState('networkidle')
}
