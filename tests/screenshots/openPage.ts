import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

export type CaptureContext = {
  browser: Browser
  /** Where the product answers. */
  url: string
  /** Where the pictures go. */
  folder: string
}

export type View = { width: number; height?: number; theme?: 'light' | 'dark' }

/** A page of the product, standing still: no animation is caught half-way. */
export async function openPage(
  { browser, url }: CaptureContext,
  { width, height = 900, theme = 'light' }: View,
): Promise<Page> {
  const options: BrowserContextOptions = {
    baseURL: url,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  }
  const context = await browser.newContext(options)
  return context.newPage()
}

/** Goes to an address and waits until all that it shows is there, below the fold too. */
export async function gotoLoaded(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}
