import type { Page } from '@playwright/test'
import { startMeasurementHost, type MeasurementHost } from '../support/measurement'
import { startProduct } from '../support/server'
import { expect, test as base } from './fixtures'

export const analytics = { mesureAudience: 'G-TEST123456' }
export const ads = { mesurePublicite: 'AW-123456789' }

type ConsentFixtures = {
  /** Addresses of other sites than this one that the browser asked for. */
  elsewhereAsked: string[]
}

/** `test` with a product whose measuring is sent to a stand-in, which counts all that it is asked. */
export const test = base.extend<ConsentFixtures, { measurement: MeasurementHost }>({
  measurement: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern, empty or not
    async ({}, use) => {
      const host = await startMeasurementHost()
      await use(host)
      await host.stop()
    },
    { scope: 'worker' },
  ],

  product: [
    async ({ setup, measurement }, use) => {
      const product = await startProduct({ setup, env: { MEASUREMENT_URL: measurement.url } })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  elsewhereAsked: [
    async ({ context, line, measurement }, use) => {
      measurement.forget()
      const asked: string[] = []
      context.on('request', (request) => {
        const { port, protocol } = new URL(request.url())
        const isOwn = port === new URL(line.url).port || protocol === 'data:'
        if (!isOwn) asked.push(request.url())
      })
      await use(asked)
    },
    { auto: true },
  ],
})

export { expect }

export const banner = (page: Page) =>
  page.getByRole('region', { name: 'Les cookies, avec votre accord' })

export const preferences = (page: Page) => page.getByRole('dialog', { name: 'Gérer les cookies' })

export const manageButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' })

/** Presses one of the banner's buttons, and waits until the proof of the choice is kept. */
export async function choose(page: Page, name: string): Promise<void> {
  const kept = proofKept(page)
  await banner(page).getByRole('button', { name, exact: true }).click()
  await kept
}

/** Waits until the server has kept the proof of a choice. */
export async function proofKept(page: Page): Promise<Record<string, unknown>> {
  const answer = await page.waitForResponse(/\/api\/consentement$/)
  expect(answer.status()).toBe(201)
  return answer.request().postDataJSON() as Record<string, unknown>
}

/** In the dialog, switches a purpose on or off. */
export const switchPurpose = (page: Page, name: string) =>
  preferences(page).getByRole('checkbox', { name }).locator('..').click()

/** What the page said of consent to Google's script, which may never have come. */
export const signals = (page: Page): Promise<[string, Record<string, string>][]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? [])
      .map((entry) => Array.from(entry as ArrayLike<unknown>))
      .filter(([command]) => command === 'consent')
      .map(([, kind, values]) => [kind, values] as [string, Record<string, string>]),
  )

/** The four signals, each by its purpose. */
export const signalsOf = (audience: string, publicite: string) => ({
  analytics_storage: audience,
  ad_storage: publicite,
  ad_user_data: publicite,
  ad_personalization: publicite,
})

/** Names of the cookies that the browser has. */
export const cookieNames = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).toSorted()
