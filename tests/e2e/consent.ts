import type { Page } from '@playwright/test'
import type { Client } from '../support/client'
import { expect, test as base } from './fixtures'

export const analytics = { mesureAudience: 'G-TEST123456' }
export const ads = { mesurePublicite: 'AW-123456789' }

type ConsentProof = Record<string, unknown>

/** `test` that records the browser's requests to other hosts. */
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

/**
 * Clicks one of the banner's buttons and waits until the server has stored the proof.
 * @returns the proof
 */
export async function chooseInBanner(page: Page, name: string): Promise<ConsentProof> {
  const kept = waitForProof(page)
  await getBanner(page).getByRole('button', { name, exact: true }).click()
  return kept
}

/** Waits until the server has stored the proof of a choice (status 201). @returns the proof */
export async function waitForProof(page: Page): Promise<ConsentProof> {
  const answer = await page.waitForResponse(/\/api\/consentement$/)
  expect(answer.status()).toBe(201)
  // Not from the answer, whose body is gone once the page is loaded anew.
  const cookies = await page.context().cookies()
  const cookie = cookies.find(({ name }) => name === 'consentement')?.value ?? ''
  const { consentId } = JSON.parse(decodeURIComponent(cookie)) as { consentId?: string }
  return { ...(answer.request().postDataJSON() as ConsentProof), identifiant: consentId }
}

/** The proofs that the server has stored for the identifier of this proof. */
export async function findProofs(
  administrator: Client,
  { identifiant }: ConsentProof,
): Promise<object[]> {
  const where = `where[identifiant][equals]=${String(identifiant)}`
  const { json } = await administrator.get<{ docs: object[] }>(`/api/consentements?${where}`)
  return json.docs
}

/**
 * The consent commands that the page queued for Google's script, even if the script never loaded.
 */
export const readSignals = (page: Page): Promise<[string, Record<string, string>][]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? [])
      .map((entry) => Array.from(entry as ArrayLike<unknown>))
      .filter(([command]) => command === 'consent')
      .map(([, kind, values]) => [kind, values] as [string, Record<string, string>]),
  )

/** The expected values of the four consent signals, by purpose. */
export const expectedSignals = (audience: string, publicite: string) => ({
  analytics_storage: audience,
  ad_storage: publicite,
  ad_user_data: publicite,
  ad_personalization: publicite,
})

/** Sorted names of the browser's cookies. */
export const listCookieNames = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).toSorted()
