import puppeteer, { type Browser } from 'puppeteer-core'
import { publishReadable } from '../../factories/readablePages'
import { findFirefox } from '../../support/firefox'
import { expect, test as base } from '../fixtures'

/** A released Firefox, driven by Puppeteer: see story.spec.ts. */
const test = base.extend<{ firefox: Browser }>({
  firefox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern, empty or not
    async ({}, use) => {
      const executablePath = await findFirefox()
      const firefox = await puppeteer.launch({ browser: 'firefox', executablePath })
      await use(firefox)
      await firefox.close()
    },
    { timeout: 600_000 },
  ],
})

test('in Firefox, an issue is read, enlarged and searched', async ({
  firefox,
  baseURL,
  product,
  administrator,
}) => {
  const pages = ['Regards', 'La danse', 'Les noces', 'La vielle', 'Les violoneux', 'Fin']
  await publishReadable(product, administrator, { numero: 52, pages })
  const page = await firefox.newPage()
  await page.setViewport({ width: 1280, height: 800 })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  const pathname = () => new URL(page.url()).pathname
  const widthOf = (number: number) =>
    page.$eval(`[data-page="${number}"]`, (element) => element.getBoundingClientRect().width)

  await page.goto(`${baseURL}/regards/52/lire`)
  await page.waitForSelector('[data-page="1"] [data-text-layer]')
  // Half of the space between the bars, or its height: the style sheet alone knows.
  expect(await widthOf(1)).toBeGreaterThan(400)

  await page.keyboard.press('ArrowRight')
  await page.waitForSelector('[data-page="3"] [data-text-layer]')
  await expect.poll(pathname).toBe('/regards/52/lire/2')
  const isLoaded = (number: number) =>
    page.$eval(`[data-page="${number}"] img`, (image) => image.complete && image.naturalWidth > 0)
  await expect.poll(() => isLoaded(3)).toBe(true)

  const whole = await widthOf(2)
  await page.keyboard.press('+')
  await expect.poll(() => widthOf(2)).toBeGreaterThan(whole * 1.3)
  await page.keyboard.press('Escape')
  await expect.poll(() => widthOf(2)).toBeCloseTo(whole, 0)

  await page.locator('::-p-aria([name="Chercher dans ce numéro"][role="button"])').click()
  await page.locator('input[type="search"]').fill('violoneux')
  await page.keyboard.press('Enter')
  await page.locator('::-p-text(Page 5)').click()
  await expect.poll(pathname).toBe('/regards/52/lire/5')
  await page.waitForSelector('[data-page="5"] mark')
  expect(errors, 'errors in the browser').toEqual([])
})
