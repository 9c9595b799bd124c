import type { Page } from '@playwright/test'
import { mentionsLegales, politiqueDeConfidentialite } from './sitePages'

/**
 * Opens another page, and goes from there as a link of the site does: the texts of `path` are then
 * asked for by the browser, not brought by the page.
 */
export async function navigateClientSide(page: Page, path: string): Promise<void> {
  const first = path === mentionsLegales.path ? politiqueDeConfidentialite : mentionsLegales
  await page.goto(first.path)
  await page.evaluate((to) => {
    // As the router writes it: a place of its own in the history.
    window.history.pushState({ usr: null, key: 'within', idx: 1 }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
