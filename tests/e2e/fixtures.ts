import { test as base, expect, type Page } from '@playwright/test'
import { api } from './apiFaults'
import { changePage, snapshotPages, type PageSlug, type PageTexts } from '../factories/page'
import { addPagePictures } from '../factories/pagePictures'
import { deleteAllRegards } from '../factories/regard'
import { client, type Client } from '../support/client'
import { startAnalyticsHost, type AnalyticsHost } from '../support/analyticsHost'
import { startCuttingProxy, type CuttingProxy } from '../support/cuttingProxy'
import { startProduct, type Product } from '../support/product'
import type { Account, Setup } from '../support/setups'
import { startSmtp, type Smtp } from '../support/smtp'
import { startWebsite, type Website } from '../support/website'

export type SetupOption = { setup: Setup }

type WorkerFixtures = SetupOption & {
  /** Where the product of this worker sends its mails. */
  smtp: Smtp
  /** Stands for Google, and counts all that it is asked. */
  analyticsHost: AnalyticsHost
  /** The product of this worker; nobody else uses it. */
  product: Product
  /** What the browser connects to; it passes everything on to the product. */
  cuttingProxy: CuttingProxy
  /** Speaks to the product as an administrateur, behind the browser's back. */
  administrator: Client
}

type TestFixtures = {
  /** Whether opening a page takes until it answers to its visitor, rather than until it is shown. */
  waitsForHydration: boolean
  /** Messages that the test expects among the errors of the browser's console. */
  expectedErrors: RegExp[]
  /** Deletes what the test published. */
  cleanUp: undefined
  /** Changes some of a page's texts until the test is over. */
  changePageTexts: (page: PageSlug, changes: PageTexts) => Promise<void>
  /** Hangs pictures wherever a page has a place for one, until the test is over. */
  addPagePictures: () => Promise<void>
  /** Another site, which links may lead to. */
  otherWebsite: Website
}

/** The tests' own `test`: with a product, and a page that fails on an error in its console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  setup: ['embedded', { scope: 'worker', option: true }],

  smtp: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern, empty or not
    async ({}, use) => {
      const smtp = await startSmtp()
      await use(smtp)
      await smtp.stop()
    },
    { scope: 'worker' },
  ],

  analyticsHost: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern, empty or not
    async ({}, use) => {
      const host = await startAnalyticsHost()
      await use(host)
      await host.stop()
    },
    { scope: 'worker' },
  ],

  product: [
    async ({ setup, smtp, analyticsHost }, use) => {
      const env = {
        SMTP_URL: smtp.url,
        MEASUREMENT_URL: analyticsHost.url,
        // As many as a test sends, at once.
        MAILS_PER_MINUTE: '6000',
      }
      const product = await startProduct({ setup, env })
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

  administrator: [
    async ({ product }, use) => {
      await use(await client(product.url).as('administrateur'))
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ cuttingProxy }, use) => {
    await use(cuttingProxy.url)
  },

  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern, empty or not
  expectedErrors: async ({}, use) => {
    await use([])
  },

  waitsForHydration: [true, { option: true }],

  page: async ({ page, waitsForHydration }, use) => {
    if (waitsForHydration) waitForHydration(page)
    await use(page)
  },

  context: async ({ context, expectedErrors }, use) => {
    const errors: string[] = []
    context.on('console', (message) => {
      // A page that says that it does not exist is answered so, and the browser tells it too.
      const isMissingPage = message.location().url === message.page()?.url()
      if (message.type() === 'error' && !isMissingPage) errors.push(message.text())
    })
    context.on('weberror', (error) => errors.push(error.error().message))
    await use(context)
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

  changePageTexts: async ({ administrator }, use) => {
    const putBacks: (() => Promise<void>)[] = []
    await use(async (page, changes) => {
      putBacks.unshift(await snapshotPages(administrator, [page]))
      await changePage(administrator, page, changes)
    })
    for (const putBack of putBacks) await putBack()
  },

  addPagePictures: async ({ administrator }, use) => {
    let takeDown = async () => {}
    await use(async () => {
      takeDown = await addPagePictures(administrator)
    })
    await takeDown()
  },

  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern, empty or not
  otherWebsite: async ({}, use) => {
    const website = await startWebsite('Ailleurs')
    await use(website)
    await website.stop()
  },
})

/**
 * Makes a page's own ways of loading take until it is alive. What is pressed before is not lost
 * (alive.spec.ts), but comes later than the next key of a test.
 */
function waitForHydration(page: Page): void {
  const load = page.goto.bind(page)
  const loadAgain = page.reload.bind(page)
  const untilHydrated = async <T>(loading: () => Promise<T>): Promise<T> => {
    // The session is asked for once the page is alive. A page that leads away may never be.
    const sessionRequest = page
      .waitForRequest(api.session, { timeout: 10_000 })
      .catch(() => undefined)
    const answer = await loading()
    await sessionRequest
    return answer
  }
  page.goto = (url, options) => untilHydrated(() => load(url, options))
  page.reload = (options) => untilHydrated(() => loadAgain(options))
}

export { expect }

/** Signs in on the page /login, and waits for the home page. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/')
}

/** Signs in behind the page's back, for tests that are about something else. */
export async function openSession(page: Page, { email, password }: Account): Promise<void> {
  const answer = await page.request.post('/api/users/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
}

/** Signs out by the link of the footer, and waits for the home page. */
export async function signOut(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo')
  await footer.getByText('Se déconnecter').click()
  await expect(footer.getByText('Se connecter')).toBeVisible()
  await expect(page).toHaveURL('/')
}
