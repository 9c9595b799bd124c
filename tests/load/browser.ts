import { chromium, type Browser } from '@playwright/test'
import { chromiumFlags, findChromium } from '../support/chromium'

/** Starts a Chromium, and stops it whatever becomes of what is done with it. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumFlags,
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** A telephone as Lighthouse imagines one. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
}
