import type { Page } from '@playwright/test'
import { accounts } from '../support/setups'
import { openPage, gotoLoaded, type CaptureContext } from './openPage'
import { signInOnPage } from './signInOnPage'

type Issue = { pdf: { url: string }; couverture: { url: string } }

/** The administrator's screens, in the order of the guide. */
export async function captureAdministration(
  studio: CaptureContext,
  save: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const page = await openPage(studio, { width: 1280, height: 1040 })
  await signInOnPage(page, accounts.administrateur)
  await gotoLoaded(page, '/adminregards')

  await chooseFiles(page, await newestIssue(page))
  await page.getByText('Nouveau Numéro').evaluate((title) => title.scrollIntoView())
  await save(page, 'administration-formulaire')

  await page
    .getByRole('button', { name: /^Corriger/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await save(page, 'administration-corriger')

  await gotoLoaded(page, '/compte')
  await save(page, 'compte')
  await gotoLoaded(page, '/admin/collections/journal')
  await save(page, 'panneau-journal')
  await page.context().close()
}

async function newestIssue(page: Page): Promise<Issue> {
  const answer = await page.request.get('/api/regards?limit=1&depth=1')
  const { docs } = (await answer.json()) as { docs: Issue[] }
  if (!docs[0]) throw new Error('The demonstration has no issue')
  return docs[0]
}

/** Selects the files of an issue of the demonstration as those of the next issue. */
async function chooseFiles(page: Page, { pdf, couverture }: Issue): Promise<void> {
  const [pdfFile, coverFile] = await Promise.all([
    page.request.get(pdf.url),
    page.request.get(couverture.url),
  ])
  await page.getByPlaceholder('Ex: 123').fill('53')
  await page.getByLabel('Date de parution').fill('2026-12-20')
  await page.getByLabel('Fichier PDF').setInputFiles({
    name: 'Regards 53.pdf',
    mimeType: 'application/pdf',
    buffer: await pdfFile.body(),
  })
  await page.getByLabel('Image de couverture').setInputFiles({
    name: 'couverture.jpg',
    mimeType: 'image/jpeg',
    buffer: await coverFile.body(),
  })
  await page.getByRole('img', { name: 'Première page du PDF' }).waitFor()
  await page.getByRole('img', { name: 'Aperçu de la couverture' }).waitFor()
}
