import { readFileSync } from 'node:fs'
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from '@playwright/test'
import { magazines } from '../../factories/magazines/magazines'
import { accounts } from '../../support/setups'
import { dropFiles, getSubmitButton } from '../adminPage'
import { addVoice, endSpeech, listSpoken } from '../articleIssue'
import { failedToLoad } from '../apiFaults'
import { collectBrowserErrors } from '../browserErrors'
import { expect, openSession, readingEnv, test } from '../fixtures'

// One story, told in its steps, each of which needs those before it.

test.use({
  productEnv: readingEnv,
  contextOptions: { reducedMotion: 'reduce' },
})

/** As its first page says. */
const numero = 27
const telephone: BrowserContextOptions = {
  ...{ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  ...{ locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' },
}

/** What the browser logs without a network. */
const offlineErrors = [failedToLoad, /La lecture n’a pas été comptée/]

/** An article that the administrator corrects, with a word that no other page has. */
const carnaval = {
  found: 'Carnaval',
  titre: 'Le roi Carnaval devant ses juges',
  word: 'réquisitoire',
  first: 'L’avocat a mis une robe de rideaux.',
  path: `/regards/${numero}/articles/le-roi-carnaval-devant-ses-juges`,
}
const valleys = {
  found: 'Trois vallées, cinq façons de dire bonjour',
  auteurs: 'Maider Etcheverry, Jean Bidart',
}

test('from a PDF to an article that is found, read, heard, shared and kept', async ({
  page,
  browser,
  cuttingProxy,
}) => {
  await test.step('an administrator drops a PDF, and keeps the issue as a draft', () =>
    dropPdf(page))
  await test.step('corrects two of its articles', () => correctTwo(page))
  await test.step('and publishes', () => publish(page))

  const visitor = await openTelephone(browser, cuttingProxy.url)
  const { phone, context, errors } = visitor
  await test.step('a visitor is two taps from the first line of an article', () =>
    readFromHome(phone))
  await test.step('finds another one by a search', () => search(phone))
  await test.step('reads it, and enlarges a picture', () => enlarge(phone))
  await test.step('listens to it', () => listen(phone))
  await test.step('shares it', () => share(phone))
  await test.step('keeps the issue, goes offline, reads on', () => keep(phone, context))
  const unexpected = errors.filter((text) => !offlineErrors.some((pattern) => pattern.test(text)))
  expect(unexpected, 'errors in the visitor’s browser').toEqual([])
  await context.close()

  await test.step('another visitor, without script, reads the same', () =>
    readWithoutScript(browser, cuttingProxy.url))
})

async function dropPdf(page: Page): Promise<void> {
  const magazine = magazines.find(({ name }) => name === 'chromium')
  if (!magazine) throw new Error('There is no such magazine')
  await openSession(page, accounts.administrateur)
  await page.goto('/adminregards')
  await dropFiles(page, page.getByLabel('Fichier PDF'), {
    ...{ name: `Regards ${numero}.pdf`, type: 'application/pdf' },
    bytes: readFileSync(magazine.file),
  })
  await expect(page.getByRole('region', { name: 'Propositions du PDF' })).toBeVisible()
  await expect(page.getByPlaceholder('Ex: 123')).toHaveValue(String(numero))
  // The cover is drawn from its first page.
  await expect(page.getByText(/^[^·]* · [\d\s]+×[\d\s]+pixels$/)).toBeVisible()
  await page.getByLabel('Date de parution').fill('2026-10-01')
  await page.getByLabel(/garder en brouillon/).check()
  await getSubmitButton(page).click()
  const kept = page.getByText(`Le numéro ${numero} est gardé en brouillon.`)
  await expect(kept).toBeVisible({ timeout: 60_000 })
}

const rowOf = (page: Page): Locator => page.getByRole('listitem').filter({ hasText: `#${numero}` })

async function correctTwo(page: Page): Promise<void> {
  await expect(rowOf(page)).toContainText('Lisible en ligne', { timeout: 90_000 })
  await page.getByRole('link', { name: `Articles du numéro ${numero}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Articles du numéro ${numero}`)
  await expect(page.getByLabel('Titre').first()).toBeVisible()
  const showAll = page.getByRole('button', { name: /^Montrer les \d+ articles masqués$/ })
  if ((await showAll.count()) > 0) await showAll.click()

  await (await findTitle(page, carnaval.found)).fill(carnaval.titre)
  await page.getByRole('button', { name: `Détails : ${valleys.found}` }).click()
  await page.getByLabel('Auteurs').fill(valleys.auteurs)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Les articles sont enregistrés.')).toBeVisible()
}

/** The field of a title that begins so. */
async function findTitle(page: Page, start: string): Promise<Locator> {
  const titles = page.getByLabel('Titre')
  const values = await titles.evaluateAll((fields: HTMLInputElement[]) =>
    fields.map(({ value }) => value),
  )
  const index = values.findIndex((value) => value.startsWith(start))
  if (index < 0) throw new Error(`No article is called ${start}: ${values.join(', ')}`)
  return titles.nth(index)
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Administration des Regards' }).click()
  await rowOf(page).getByRole('button', { name: 'Publier' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByText(`Le numéro ${numero} est publié.`)).toBeVisible()
}

type Shared = { title: string; url: string }

async function openTelephone(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ ...telephone, baseURL, serviceWorkers: 'allow' })
  const errors = await collectBrowserErrors(context)
  const phone = await context.newPage()
  await addVoice(phone)
  await phone.addInitScript(() => {
    const shared: Shared[] = []
    const share = (page: Shared) => Promise.resolve(shared.push(page))
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { value: share })
  })
  return { phone, context, errors }
}

async function readFromHome(phone: Page): Promise<void> {
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  await phone.goto('/')
  await tap(phone.getByRole('main').getByRole('link', { name: valleys.found }).first())
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(valleys.found)
  await expect(phone.getByText('Par Maider Etcheverry et Jean Bidart')).toBeVisible()
  await expect(phone.getByText(/^Le facteur de Larrau dit bonjour/)).toBeVisible()
  expect(taps).toBeLessThanOrEqual(2)
}

async function search(phone: Page): Promise<void> {
  await phone.goto('/')
  await phone.getByRole('banner').getByRole('link', { name: 'Rechercher' }).tap()
  const field = phone.getByRole('main').getByRole('searchbox')
  await field.fill(carnaval.word)
  await field.press('Enter')
  await phone.getByRole('main').getByRole('link', { name: carnaval.titre }).first().tap()
  await expect(phone).toHaveURL(new RegExp(`${carnaval.path}(\\?.*)?$`))
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(carnaval.titre)
  await expect(phone.getByText(carnaval.first).first()).toBeVisible()
}

async function enlarge(phone: Page): Promise<void> {
  const caption = 'Le char du roi devant le tribunal.'
  await expect(phone.getByRole('article').getByText(caption)).toBeVisible()
  await phone
    .getByRole('article')
    .getByRole('link', { name: /Agrandir l’image/ })
    .first()
    .tap()
  const dialog = phone.getByRole('dialog', { name: 'Image agrandie' })
  await expect(dialog).toContainText(caption)
  await expect
    .poll(() => dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await dialog.getByRole('button', { name: 'Fermer' }).tap()
  await expect(dialog).toBeHidden()
}

async function listen(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: 'Écouter' }).tap()
  await expect.poll(() => listSpoken(phone)).toEqual([carnaval.titre])
  const spoken = async () => (await listSpoken(phone)).at(-1)
  for (let sentence = 0; (await spoken()) !== carnaval.first && sentence < 8; sentence += 1)
    await endSpeech(phone)
  expect(await spoken()).toBe(carnaval.first)
  const bar = phone.getByRole('region', { name: 'Lecture à voix haute' })
  await bar.getByRole('button', { name: 'Arrêter la lecture' }).tap()
  await expect(bar).toBeHidden()
}

async function share(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: 'Partager' }).tap()
  const shared = () =>
    phone.evaluate(() => (window as unknown as { shared: Shared[] }).shared.map(({ url }) => url))
  await expect.poll(shared).toEqual([expect.stringMatching(new RegExp(`${carnaval.path}$`))])
}

async function keep(phone: Page, context: BrowserContext): Promise<void> {
  await phone.goto(`/regards/${numero}`)
  await phone.evaluate(() => navigator.serviceWorker.ready)
  await phone.reload()
  await expect
    .poll(() => phone.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
  await phone.getByRole('button', { name: /^Garder ce numéro/ }).tap()
  await expect(phone.getByText(/^Gardé sur cet appareil/)).toBeVisible({ timeout: 60_000 })
  await context.setOffline(true)
  await phone.goto(carnaval.path)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(carnaval.titre)
  await expect(phone.getByText(carnaval.first).first()).toBeVisible()
  await phone.getByRole('link', { name: /Article suivant/ }).tap()
  await expect(phone.getByRole('heading', { level: 1 })).not.toHaveText(carnaval.titre)
  await context.setOffline(false)
}

async function readWithoutScript(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({ ...telephone, baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('link', { name: valleys.found }).first().tap()
  await expect(page.getByText(/^Le facteur de Larrau dit bonjour/)).toBeVisible()
  await page.goto(carnaval.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(carnaval.titre)
  await expect(page.getByText(carnaval.first).first()).toBeVisible()
  await context.close()
}
