import type { Locator, Page } from '@playwright/test'
import { client } from '../../support/client'
import { startProduct, type Product } from '../../support/product'
import { accounts } from '../../support/setups'
import { dropFiles } from '../../e2e/adminPage'
import { withBrowser } from '../browser'
import { drawArticles, MAGAZINE_PAGES } from '../drawArticles'
import type { BenchResult } from '../metrics'

const NUMERO = 58
const READY_MS = 240_000

/** Budgets: clicks, and the time with that of a person who reads before each of them. */
const CLICKS = 12
const MINUTES = 5
const SECONDS_A_CLICK = 10

/** Somebody who reads « Publier un numéro » and « Les articles » of the guide before: words a minute, words. */
const READING_SPEED = 200
const GUIDE_WORDS = 350

/**
 * From a dropped PDF of 40 pages to articles that visitors read, as the guide says it, with two of them
 * corrected: clicks, and seconds of the machine.
 */
export async function measureNewcomer(): Promise<BenchResult> {
  const product = await startProduct({ setup: 'embedded', env: { PREPARE_READING: '1' } })
  try {
    const pdf = await drawArticles(NUMERO)
    return await withBrowser(async (browser) => {
      const page = await browser.newPage({ baseURL: product.url, locale: 'fr-FR' })
      const { email, password } = accounts.administrateur
      await page.request.post('/api/users/login', { data: { email, password } })
      await page.goto('/adminregards')
      const began = performance.now()
      const clicks = await publishArticles(page, pdf)
      const articles = await countArticles(product)
      const seconds = (performance.now() - began) / 1000
      return toResult(clicks, seconds, articles)
    })
  } finally {
    await product.stop()
  }
}

/** @returns the number of clicks; the drop is one, and so is a field that is typed into */
async function publishArticles(page: Page, bytes: Buffer): Promise<number> {
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  clicks += 1
  await dropFiles(page, page.getByLabel('Fichier PDF'), {
    ...{ name: `Regards ${NUMERO}.pdf`, type: 'application/pdf', bytes },
  })
  await page.getByRole('region', { name: 'Propositions du PDF' }).waitFor()
  await page.getByText(/^[^·]* · [\d\s]+×[\d\s]+pixels$/).waitFor()
  await click(page.getByRole('button', { name: 'Ajouter le numéro' }))
  const row = page.getByRole('listitem').filter({ hasText: `#${NUMERO}` })
  await row.getByText('Lisible en ligne').waitFor({ timeout: READY_MS })

  await click(row.getByRole('link', { name: `Articles du numéro ${NUMERO}` }))
  await page.getByLabel('Titre').first().waitFor()
  const showAll = page.getByRole('button', { name: /^Montrer les \d+ articles masqués$/ })
  if ((await showAll.count()) > 0) await click(showAll)
  await click(page.getByLabel('Titre').first())
  await page.getByLabel('Titre').first().fill('La coiffe, un village')
  await click(page.getByRole('button', { name: /^Détails/ }).nth(1))
  await click(page.getByLabel('Auteurs'))
  await page.getByLabel('Auteurs').fill('Anne Le Goff, Yves Prado')
  await click(page.getByRole('button', { name: 'Enregistrer' }))
  await page.getByText('Les articles sont enregistrés.').waitFor()
  return clicks
}

/** Articles that visitors see. */
async function countArticles({ url }: Product): Promise<number> {
  const path = `/api/regards/numero/${NUMERO}/articles`
  const { json } = await client(url).get<{ articles: { titre: string }[] }>(path)
  if (!json.articles.some(({ titre }) => titre === 'La coiffe, un village'))
    throw new Error('The corrected article is not on the site')
  return json.articles.length
}

function toResult(clicks: number, seconds: number, articles: number): BenchResult {
  const person = clicks * SECONDS_A_CLICK + (GUIDE_WORDS / READING_SPEED) * 60
  const cells = [
    { value: clicks, unit: '', budget: { atMost: CLICKS } },
    { value: seconds, unit: 's' },
    { value: (seconds + person) / 60, unit: 'min', budget: { atMost: MINUTES } },
    { value: articles, unit: '' },
  ]
  const title = `From a dropped PDF of ${MAGAZINE_PAGES} pages to articles on the site, two of them corrected; a person reads the guide and takes ${SECONDS_A_CLICK} s a click`
  const columns = ['clicks', 'machine', 'with a person', 'articles']
  return { tables: [{ title, columns, rows: [{ name: 'a newcomer', cells }] }], errors: [] }
}
