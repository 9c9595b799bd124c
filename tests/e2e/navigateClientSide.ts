import type { Page } from '@playwright/test'
import { mentionsLegales, politiqueDeConfidentialite } from './sitePages'

/**
 * Opens another page, then navigates to `path` as the site's router does: the browser requests the
 * texts of `path` from the API instead of getting them in the HTML.
 */
export async function navigateClientSide(page: Page, path: string): Promise<void> {
  const first = path === mentionsLegales.path ? politiqueDeConfidentialite : mentionsLegales
  await page.goto(first.path)
  await page.evaluate((to) => {
    // A history entry in the format of the router.
    window.history.pushState({ usr: null, key: 'within', idx: 1 }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
