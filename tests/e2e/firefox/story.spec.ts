import type { Browser, ElementHandle, Page } from 'puppeteer-core'
import { makeImage } from '../../factories/image'
import { makePdf } from '../../factories/pdf'
import { publishReadable } from '../../factories/readablePages'
import { publishRegard } from '../../factories/regard'
import { launchFirefox } from '../../support/firefox'
import { accounts } from '../../support/setups'
import { writeTestFile } from '../adminPage'
import { expect, test as base } from '../fixtures'

const test = base.extend<object, { firefox: Browser }>({
  firefox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern, empty or not
    async ({}, use) => {
      const firefox = await launchFirefox()
      await use(firefox)
      await firefox.close()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

const isPdf = (url: string) => /\/media\/regards\/[a-z0-9]+\/fichier\.pdf$/.test(url)

test('in Firefox, a visitor reads and opens an issue; an administrator signs in, publishes, and signs out', async ({
  firefox,
  baseURL,
  administrator,
}, testInfo) => {
  await publishRegard(administrator, { numero: 59, dateParution: '2024-03-15' })
  const page = await firefox.newPage()
  await page.setViewport({ width: 1280, height: 800 })
  const errors = watchErrors(page)

  await test.step('a visitor reads the home page, which answers', async () => {
    await page.goto(`${baseURL}/`)
    expect(await page.evaluate(() => navigator.userAgent)).toContain('Firefox/')
    await press(page, 'Diapositive suivante', 'button')
    await page.waitForSelector(byName('2 sur 3', 'group'))
  })

  await test.step('goes to the magazine, and opens the newest issue in a tab', async () => {
    await press(page, '#REGARDS', 'link')
    await expectText(page, '#59')
    expect(page.url()).toBe(`${baseURL}/regards`)
    await press(page, 'Consulter le dernier numéro', 'link')
    const openedPdf = async () => (await firefox.pages()).find((tab) => isPdf(tab.url()))
    await expect.poll(openedPdf, { message: 'a tab with the PDF' }).toBeTruthy()
    const tab = await openedPdf()
    // Firefox's built-in PDF viewer shows the file and its number of pages.
    await tab?.waitForSelector('#viewer .page')
    // The administrator sees below that this counts nothing.
    await tab?.reload()
    await tab?.waitForSelector('#viewer .page')
    await tab?.close()
  })

  await test.step('an administrator signs in', async () => {
    await press(page, 'Se connecter', 'link')
    await fill(page, 'Email', accounts.administrateur.email)
    await fill(page, 'Mot de passe', accounts.administrateur.password)
    await press(page, 'Se connecter', 'button')
    await expect.poll(() => page.url()).toBe(`${baseURL}/`)
    await page.waitForSelector(byName('Se déconnecter', 'button'))
    await waitForReads(page)
  })

  await test.step('publishes an issue', async () => {
    await page.goto(`${baseURL}/adminregards`)
    await press(page, 'Ouvrir le formulaire', 'button')
    await choose(
      page,
      'Fichier PDF',
      writeTestFile(testInfo, 'Regards.pdf', await makePdf({ pages: 3 })),
    )
    await choose(
      page,
      'Image de couverture',
      writeTestFile(testInfo, 'Couverture.jpg', await makeImage()),
    )
    await expectText(page, /3\spages/)
    await fill(page, 'Numéro', '60')
    await chooseDay(page, 'Date de parution', '2024-06-21')
    await press(page, 'Ajouter le numéro', 'button')
    await expectText(page, 'Le numéro a été ajouté avec succès !')
  })

  await test.step('sees it first, and how often the other was opened; signs out', async () => {
    await page.goto(`${baseURL}/regards`)
    await expectText(page, /NOUVEAU[^]*#60[^]*#59[^]*1\svue/)
    await press(page, 'Se déconnecter', 'button')
    await expect.poll(() => page.url()).toBe(`${baseURL}/`)
    await page.waitForSelector(byName('Se connecter', 'link'))
    await waitForReads(page)
    await page.goto(`${baseURL}/regards`)
    await expectText(page, '#60')
    expect(await textOf(page)).not.toMatch(/\d\svue/)
  })

  expect(errors, 'errors in the browser').toEqual([])
})

test('in Firefox, an issue is read, enlarged and searched', async ({
  firefox,
  baseURL,
  product,
  administrator,
}) => {
  const pages = ['Regards', 'La danse', 'Les noces', 'La vielle', 'Les violoneux', 'Fin']
  await publishReadable(product, administrator, { numero: 52, pages })
  const context = await firefox.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 1280, height: 800 })
  const errors = watchErrors(page)
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

const byName = (name: string, role: string) => `::-p-aria([name="${name}"][role="${role}"])`

/** Clicks an element once it exists, is in view and does not move. */
async function press(page: Page, name: string, role: string): Promise<void> {
  await page.locator(byName(name, role)).click()
}

/** Selector of the control that a label names. */
const byLabel = (label: string) => `::-p-xpath(//*[@id = //label[contains(., "${label}")]/@for])`

async function fill(page: Page, label: string, value: string): Promise<void> {
  await page.locator(byLabel(label)).fill(value)
}

/** Sets a date field as its date picker does: typed dates depend on the browser's language. */
async function chooseDay(page: Page, label: string, day: string): Promise<void> {
  const field = await page.waitForSelector(byLabel(label))
  await field?.evaluate((element, value) => {
    // Uses the native setter: React overrides the setter of the element itself and would ignore the
    // change.
    Reflect.set(HTMLInputElement.prototype, 'value', value, element)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, day)
}

async function choose(page: Page, label: string, path: string): Promise<void> {
  const field = await page.waitForSelector(byLabel(label))
  await (field as ElementHandle<HTMLInputElement>).uploadFile(path)
}

/**
 * Waits until the page, which reads again when its visitor has signed in or out, has what it asked for: a
 * navigation before that ends the reads, which is logged. On a busy machine one follows another after a while.
 */
const waitForReads = (page: Page): Promise<void> => page.waitForNetworkIdle({ idleTime: 2_000 })

const textOf = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText)

async function expectText(page: Page, text: string | RegExp): Promise<void> {
  const poll = expect.poll(() => textOf(page), { timeout: 30_000 })
  await (typeof text === 'string' ? poll.toContain(text) : poll.toMatch(text))
}

/**
 * Firefox reports an error, in the console or as the page's, when the page gives up a read that the
 * service worker answers: the reads of a visitor are repeated after a sign-in.
 */
const ABANDONED_READ =
  /\/api\/(?:regards|globals).* A ServiceWorker intercepted the request and encountered an unexpected error/

function watchErrors(page: Page): string[] {
  const errors: string[] = []
  const report = (text: string) => {
    if (!ABANDONED_READ.test(text)) errors.push(text)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') report(message.text())
  })
  page.on('pageerror', (error) => report(String(error)))
  return errors
}
