import { chromium, type Browser } from '@playwright/test'
import { chromiumFlags, findChromium } from '../support/chromium'

/** Starts a Chromium for the callback, and always closes it afterwards. */
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

/** Lighthouse's emulated mobile device. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
}
