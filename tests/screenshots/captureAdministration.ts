import type { Page } from '@playwright/test'
import { accounts } from '../support/setups'
import { openPage, gotoLoaded, type CaptureContext } from './openPage'
import { signInOnPage } from './signInOnPage'

type Issue = { pdf: { url: string } }

/** The administrator's screens, in the order of the guide. */
export async function captureAdministration(
  studio: CaptureContext,
  save: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const page = await openPage(studio, { width: 1280, height: 1040 })
  await signInOnPage(page, accounts.administrateur)
  await gotoLoaded(page, '/adminregards')

  await choosePdf(page, await newestIssue(page))
  await page.getByText('Nouveau Numéro').evaluate((title) => title.scrollIntoView())
  await showFrenchDates(page)
  await save(page, 'administration-formulaire')

  await gotoLoaded(page, '/compte')
  await save(page, 'compte')
  await gotoLoaded(page, '/admin/collections/journal')
  await page.getByText('Chargement…').first().waitFor({ state: 'hidden' })
  await save(page, 'panneau-journal')

  await gotoLoaded(page, '/adminregards')
  await publish(page)
  await save(page, 'administration-publie')
  await page.context().close()
}

/** Writes the dates of native inputs as a French browser does: the one of the tests has English alone. */
const showFrenchDates = (page: Page): Promise<void> =>
  page.locator('input[type="date"]').evaluateAll((inputs: HTMLInputElement[]) => {
    for (const input of inputs) {
      const day = input.valueAsDate?.toLocaleDateString('fr-FR', { timeZone: 'UTC' })
      input.type = 'text'
      input.value = day ?? 'jj/mm/aaaa'
    }
  })

/** Publishes one more issue: how it looks when all went well. */
async function publish(page: Page): Promise<void> {
  await choosePdf(page, await newestIssue(page))
  await page.getByLabel('Numéro', { exact: true }).fill('99')
  await page.getByRole('button', { name: 'Ajouter le numéro' }).click()
  const success = page.getByText(/Le numéro a été ajouté avec succès/)
  await success.waitFor()
  await success.evaluate((text) => text.scrollIntoView({ block: 'center' }))
}

async function newestIssue(page: Page): Promise<Issue> {
  const answer = await page.request.get('/api/regards?limit=1&depth=1')
  const { docs } = (await answer.json()) as { docs: Issue[] }
  if (!docs[0]) throw new Error('The demonstration has no issue')
  return docs[0]
}

/** Chooses the PDF of an issue of the demonstration, and waits for what it proposes. */
async function choosePdf(page: Page, { pdf }: Issue): Promise<void> {
  const file = await page.request.get(pdf.url)
  await page.getByLabel('Fichier PDF').setInputFiles({
    name: 'maquette.pdf',
    mimeType: 'application/pdf',
    buffer: await file.body(),
  })
  await page.getByRole('img', { name: 'Première page du PDF' }).waitFor()
  await page.getByRole('region', { name: 'Propositions du PDF' }).waitFor()
  await page.getByRole('img', { name: 'Aperçu de la couverture' }).waitFor()
}
