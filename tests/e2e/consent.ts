import type { Page } from '@playwright/test'
import type { Client } from '../support/client'
import { expect, test as base } from './fixtures'

export const analytics = { mesureAudience: 'G-TEST123456' }
export const ads = { mesurePublicite: 'AW-123456789' }

type ConsentProof = Record<string, unknown>

/** `test` that counts what the browser asks of other sites. */
export const test = base.extend<{ elsewhereAsked: string[] }>({
  elsewhereAsked: [
    async ({ context, cuttingProxy, analyticsHost }, use) => {
      analyticsHost.reset()
      const asked: string[] = []
      context.on('request', (request) => {
        const { port, protocol } = new URL(request.url())
        const isOwn = port === new URL(cuttingProxy.url).port || protocol === 'data:'
        if (!isOwn) asked.push(request.url())
      })
      await use(asked)
    },
    { auto: true },
  ],
})

export { expect }

export const getBanner = (page: Page) =>
  page.getByRole('region', { name: 'Les cookies, avec votre accord' })

export const getPreferences = (page: Page) =>
  page.getByRole('dialog', { name: 'Gérer les cookies' })

export const getManageButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' })

/** Presses one of the banner's buttons, waits until the proof of the choice is kept, and gives it. */
export async function chooseInBanner(page: Page, name: string): Promise<ConsentProof> {
  const kept = waitForProof(page)
  await getBanner(page).getByRole('button', { name, exact: true }).click()
  return kept
}

/** Waits until the server has kept the proof of a choice. */
export async function waitForProof(page: Page): Promise<ConsentProof> {
  const answer = await page.waitForResponse(/\/api\/consentement$/)
  expect(answer.status()).toBe(201)
  return answer.request().postDataJSON() as ConsentProof
}

/** What the server has kept of the visitor who gave this proof. */
export async function findProofs(
  administrator: Client,
  { identifiant }: ConsentProof,
): Promise<object[]> {
  const where = `where[identifiant][equals]=${String(identifiant)}`
  const { json } = await administrator.get<{ docs: object[] }>(`/api/consentements?${where}`)
  return json.docs
}

/** What the page said of consent to Google's script, which may never have come. */
export const readSignals = (page: Page): Promise<[string, Record<string, string>][]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? [])
      .map((entry) => Array.from(entry as ArrayLike<unknown>))
      .filter(([command]) => command === 'consent')
      .map(([, kind, values]) => [kind, values] as [string, Record<string, string>]),
  )

/** The four signals, each by its purpose. */
export const expectedSignals = (audience: string, publicite: string) => ({
  analytics_storage: audience,
  ad_storage: publicite,
  ad_user_data: publicite,
  ad_personalization: publicite,
})

/** Names of the cookies that the browser has. */
export const listCookieNames = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).toSorted()
