import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { poll } from '../support/ports'
import { accounts } from '../support/setups'
import { openPage, gotoLoaded, type CaptureContext } from './openPage'
import { captureAdministration } from './captureAdministration'
import { savePicture } from './savePicture'
import { signInOnPage } from './signInOnPage'

const READING_LIMIT_MS = 180_000

/** The pictures of the README and of the guides. */
export async function captureDocs(studio: CaptureContext): Promise<void> {
  await captureSite(studio)
  await capturePanel(studio)
  await captureAdministration(studio, (page, name) => save(page, studio, name))
}

async function captureSite(studio: CaptureContext): Promise<void> {
  const page = await openPage(studio, { width: 1280, height: 800 })
  await gotoLoaded(page, '/')
  await save(page, studio, 'accueil')
  await gotoLoaded(page, await findReadingPath(page))
  // The first pages are there before the others, which appear by themselves.
  await page
    .getByText(/(?:lecture en ligne|suite) se prépare/)
    .first()
    .waitFor({ state: 'detached', timeout: READING_LIMIT_MS })
  await save(page, studio, 'lecture')
  await page.context().close()
}

/** Path of two pages of the newest issue in the reader, once they are prepared. */
async function findReadingPath(page: Page): Promise<string> {
  const readNewest = async () => {
    const answer = await page.request.get('/api/regards?limit=1&sort=-dateParution')
    const { docs } = (await answer.json()) as { docs: { numero: number; lisible: boolean }[] }
    if (!docs[0]) throw new Error('The demonstration has no issue')
    return docs[0]
  }
  await poll(async () => (await readNewest()).lisible, {
    what: 'the online reading of the newest issue',
    timeoutMs: READING_LIMIT_MS,
  })
  return `/regards/${(await readNewest()).numero}/lire/4`
}

/** The editor's screens, in the order of the guide. */
async function capturePanel(studio: CaptureContext): Promise<void> {
  const page = await openPage(studio, { width: 1280, height: 860 })
  await signInOnPage(page, accounts.editeur)

  await gotoLoaded(page, '/admin')
  await page.getByText('Mentions légales').last().waitFor()
  await save(page, studio, 'panneau-tableau-de-bord')

  await gotoLoaded(page, '/admin/globals/accueil')
  const row = page.locator('#diapositives-row-0')
  await row.waitFor()
  await save(page, studio, 'panneau-accueil')

  await row.locator('.collapsible__toggle').first().click()
  await row.getByLabel('Titre').first().waitFor()
  await row.scrollIntoViewIfNeeded()
  await save(page, studio, 'panneau-diapositive')

  const editor = page.locator('[data-lexical-editor="true"]').first()
  await editor.scrollIntoViewIfNeeded()
  await editor.click()
  await save(page, studio, 'panneau-texte-long')

  await gotoLoaded(page, '/admin/globals/historique')
  await page.locator('#live-preview-toggler').click()
  await page.frameLocator('#live-preview-iframe').getByRole('heading', { level: 1 }).waitFor()
  await save(page, studio, 'panneau-apercu')

  await gotoLoaded(page, '/admin/globals/accueil/versions')
  await save(page, studio, 'panneau-versions')

  const answer = await page.request.get('/api/globals/accueil?depth=0')
  const { diapositives } = (await answer.json()) as { diapositives: { image: string }[] }
  await gotoLoaded(page, `/admin/collections/images/${diapositives[0]?.image}`)
  const point = page.getByText('Point à garder visible')
  await point.evaluate((title) => title.scrollIntoView({ block: 'center' }))
  await save(page, studio, 'panneau-image')
  await page.context().close()
}

async function save(page: Page, { folder }: CaptureContext, name: string): Promise<void> {
  await savePicture(page, join(folder, `${name}.jpg`))
}
