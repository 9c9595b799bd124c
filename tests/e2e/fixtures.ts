import { test as base, expect, type Cookie, type Page } from '@playwright/test'
import { api } from './apiFaults'
import {
  changePage,
  coordonnees,
  snapshotPages,
  type PageSlug,
  type PageTexts,
} from '../factories/page'
import { addPagePictures } from '../factories/pagePictures'
import { deleteAllRegards } from '../factories/regard'
import { client, type Client } from '../support/client'
import { startAnalyticsHost, type AnalyticsHost } from '../support/analyticsHost'
import { startCuttingProxy, type CuttingProxy } from '../support/cuttingProxy'
import type { LocalServer } from '../support/listen'
import type { Environment } from '../support/processes'
import { startProduct, type Product } from '../support/product'
import type { Account, Setup } from '../support/setups'
import { startSmtp, type Smtp } from '../support/smtp'
import { startWebsite } from '../support/website'
import { collectBrowserErrors } from './browserErrors'
import { watchPages } from './failureReport'
import { readNewestRecord } from './readNewestRecord'

export type SetupOption = { setup: Setup }

type WorkerFixtures = SetupOption & {
  /** Settings of the product, beside those of every test. */
  productEnv: Environment
  /** SMTP server that receives the e-mails of this worker's product. */
  smtp: Smtp
  /** Stand-in for Google; counts the requests that it gets. */
  analyticsHost: AnalyticsHost
  /** The product of this Playwright worker, not shared with other workers. */
  product: Product
  /** The proxy that the browser connects to; it forwards everything to the product. */
  cuttingProxy: CuttingProxy
}

type TestFixtures = {
  /** API client signed in as an administrateur, independent of the browser. */
  administrator: Client
  /** Whether opening a page waits for its hydration instead of its load event. */
  waitsForHydration: boolean
  /** Patterns of console errors that the test expects. */
  expectedErrors: RegExp[]
  /** Deletes the issues that the test published. */
  cleanUp: undefined
  /** Changes some of a page's texts until the end of the test. */
  changePageTexts: (page: PageSlug, changes: PageTexts) => Promise<void>
  /** Adds a picture to every picture field of the pages until the end of the test. */
  addPagePictures: () => Promise<void>
  /** Another site, as the target of external links. */
  otherWebsite: LocalServer
}

/**
 * Settings of a product that prepares readings. Playwright compares this object by identity: files that use it share
 * one worker, with its product and browser.
 */
export const readingEnv: Environment = { PREPARE_READING: '1' }

/** `test` with a product; fails on unexpected errors in the page's console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  setup: ['embedded', { scope: 'worker', option: true }],

  productEnv: [{}, { scope: 'worker', option: true }],

  smtp: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern, empty or not
    async ({}, use) => {
      const smtp = await startSmtp()
      await use(smtp)
      await smtp.stop()
    },
    { scope: 'worker' },
  ],

  analyticsHost: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern, empty or not
    async ({}, use) => {
      const host = await startAnalyticsHost()
      await use(host)
      await host.stop()
    },
    { scope: 'worker' },
  ],

  product: [
    async ({ setup, productEnv, smtp, analyticsHost }, use) => {
      const env = {
        SMTP_URL: smtp.url,
        MEASUREMENT_URL: analyticsHost.url,
        // High enough for all e-mails of a test to leave at once.
        MAILS_PER_MINUTE: '6000',
        ...productEnv,
      }
      const product = await startProduct({ setup, env })
      const administrator = await client(product.url).as('administrateur')
      await changePage(administrator, 'parametres', coordonnees)
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  cuttingProxy: [
    async ({ product }, use) => {
      const proxy = await startCuttingProxy(product.port)
      await use(proxy)
      await proxy.stop()
    },
    { scope: 'worker' },
  ],

  // Not of the worker: accounts may be changed for ten minutes from a sign-in.
  administrator: async ({ product }, use) => {
    await use(await client(product.url).as('administrateur'))
  },

  baseURL: async ({ cuttingProxy }, use) => {
    await use(cuttingProxy.url)
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern, empty or not
  expectedErrors: async ({}, use) => {
    await use([])
  },

  waitsForHydration: [true, { option: true }],

  page: async ({ page, waitsForHydration }, use) => {
    if (waitsForHydration) waitForHydration(page)
    await use(page)
  },

  context: async ({ context, expectedErrors }, use, testInfo) => {
    const errors = await collectBrowserErrors(context)
    const describePages = watchPages(context)
    await context.addInitScript(readNewestRecord)
    await use(context)
    // oxlint-disable-next-line no-console -- the output of a failed test
    if (testInfo.status !== testInfo.expectedStatus) console.log(await describePages())
    const isExpected = (text: string) => expectedErrors.some((pattern) => pattern.test(text))
    expect(
      errors.filter((text) => !isExpected(text)),
      'errors in the browser',
    ).toEqual([])
  },

  cleanUp: [
    async ({ administrator }, use) => {
      await use(undefined)
      await deleteAllRegards(administrator)
    },
    { auto: true },
  ],

  changePageTexts: async ({ administrator, context }, use, testInfo) => {
    const putBacks: (() => Promise<void>)[] = []
    await use(async (page, changes) => {
      putBacks.unshift(await snapshotPages(administrator, [page]))
      await changePage(administrator, page, changes)
    })
    // A form that is open would save its draft on what is put back, which is refused.
    if (testInfo.status === testInfo.expectedStatus)
      for (const page of context.pages()) await page.close()
    for (const putBack of putBacks) await putBack()
  },

  addPagePictures: async ({ administrator }, use) => {
    let takeDown = async () => {}
    await use(async () => {
      takeDown = await addPagePictures(administrator)
    })
    await takeDown()
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern, empty or not
  otherWebsite: async ({}, use) => {
    const website = await startWebsite('Ailleurs')
    await use(website)
    await website.stop()
  },
})

/** Issues stay after each test: a file of it publishes them once for all its tests. */
export const keepingTest = test.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern, empty or not
  cleanUp: async ({}, use) => use(undefined),
})

/**
 * Makes `page.goto` and its variants wait for hydration. Clicks before hydration are replayed
 * (hydration.spec.ts), but later than the next key press of a test.
 */
function waitForHydration(page: Page): void {
  const load = page.goto.bind(page)
  const loadAgain = page.reload.bind(page)
  const untilHydrated = async <T>(loading: () => Promise<T>): Promise<T> => {
    // Hydration requests the session.
    const session = page.waitForRequest(api.session, { timeout: 60_000 }).then(
      () => undefined,
      (error: unknown) => error,
    )
    const answer = await loading()
    // The panel asks too, without such a script; files and pages of other sites do not.
    const isOfSite = (await page.locator('#root[data-scripts]').count()) > 0
    const failure = await (isOfSite
      ? session
      : Promise.race([session, page.waitForTimeout(10_000)]))
    if (failure) throw new Error(`${page.url()} was not hydrated`, { cause: failure })
    return answer
  }
  page.goto = (url, options) => untilHydrated(() => load(url, options))
  page.reload = (options) => untilHydrated(() => loadAgain(options))
}

export { expect }

/** Opens /login, and sends address and password in its form. */
export async function sendSignIn(page: Page, account: Account): Promise<void> {
  await page.goto('/login')
  await fillSignIn(page, account)
}

/** Sends address and password in the form of /login, which is open. */
export async function fillSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** Signs in through the form of /login, and waits for the home page. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await sendSignIn(page, account)
  await expect(page).toHaveURL('/')
}

/** Cookies of session and device, by account and address of the product: a password check costs a quarter of a second. */
const knownCookies = new Map<string, Cookie[]>()

/** Other accounts may be changed for ten minutes from a sign-in; a test gets the half of them. */
const PRESENCE_LEFT_MS = 5 * 60_000

/**
 * Signs in through the API, for tests that do not cover the form. The session of another test is shared while it is
 * open and recent.
 */
export async function openSession(page: Page, { email, password }: Account): Promise<void> {
  const context = page.context()
  const health = await page.request.get('/api/health/live')
  const key = `${email} ${new URL(health.url()).origin}`
  const known = knownCookies.get(key)
  if (known) {
    await context.addCookies(known)
    const presence = await page.request.get('/api/users/reauthentication')
    const { expiration = '' } = (await presence.json()) as { expiration?: string }
    if (Date.parse(expiration) > Date.now() + PRESENCE_LEFT_MS) return
  }
  const answer = await page.request.post('/api/users/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
  const cookies = await context.cookies(answer.url())
  const isOfAccount = ({ name }: Cookie) => name === 'payload-token' || name.startsWith('appareil-')
  knownCookies.set(key, cookies.filter(isOfAccount))
}

/** Signs out through the link of the footer, and waits for the home page. */
export async function signOut(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo')
  await footer.getByText('Se déconnecter').click()
  await expect(footer.getByText('Se connecter')).toBeVisible()
  await expect(page).toHaveURL('/')
}
