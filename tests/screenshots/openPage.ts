import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

export type CaptureContext = {
  browser: Browser
  /** Origin of the product. */
  url: string
  /** Output folder of the pictures. */
  folder: string
}

export type View = { width: number; height?: number; theme?: 'light' | 'dark' }

/** A page of the product with reduced motion: no picture shows a running animation. */
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

/** Opens a path and waits until all of its content is loaded, including the part below the fold. */
export async function gotoLoaded(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}
