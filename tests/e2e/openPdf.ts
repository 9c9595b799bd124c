import type { Page, Response } from '@playwright/test'
import { expect } from './fixtures'

const isPdf = (response: Response) =>
  /\/media\/regards\/[a-z0-9]+\/fichier\.pdf$/.test(response.url())

/**
 * Opens the PDF of an issue in a new tab, expects that the browser is given it to show, and closes
 * the tab. What the tab shows depends on the browser: Chromium's headless shell has no PDF viewer;
 * Firefox's viewer is in firefox/story.spec.ts.
 * @param open clicks or presses the link
 * @returns the URL of the PDF
 */
export async function openPdf(page: Page, open: () => Promise<void>): Promise<string> {
  const context = page.context()
  const opening = context.waitForEvent('page')
  const answering = context.waitForEvent('response', isPdf)
  await open()
  const [tab, response] = [await opening, await answering]
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('application/pdf')
  expect(response.headers()['content-disposition'] ?? 'inline').toMatch(/^inline/)
  await tab.close()
  return response.url()
}
