import { writeFileSync } from 'node:fs'
import type { Locator, Page, TestInfo } from '@playwright/test'

export type RegardFormValues = {
  numero: string
  /** `YYYY-MM-DD`. */
  dateParution: string
  titre?: string
  sommaire?: string
  pdf: Buffer
  cover: Buffer
}

/** Fills the form of /adminregards and selects the given files from disk. */
export async function fillRegardForm(
  page: Page,
  testInfo: TestInfo,
  { numero, dateParution, titre, sommaire, pdf, cover }: RegardFormValues,
): Promise<void> {
  await page.getByPlaceholder('Ex: 123').fill(numero)
  await page.getByLabel('Date de parution').fill(dateParution)
  if (titre !== undefined) await page.getByLabel('Titre').fill(titre)
  if (sommaire !== undefined) await page.getByLabel('Sommaire').fill(sommaire)
  await page
    .getByLabel('Fichier PDF')
    .setInputFiles(writeTestFile(testInfo, 'Regards imprimé.pdf', pdf))
  await page
    .getByLabel('Image de couverture')
    .setInputFiles(writeTestFile(testInfo, 'Couverture.jpg', cover))
}

/** The submit button of the form, in its idle state. */
export function getSubmitButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Ajouter le numéro' })
}

/** Writes a file to the test's output folder. @returns its absolute path */
export function writeTestFile(testInfo: TestInfo, name: string, bytes: Buffer): string {
  const path = testInfo.outputPath(name)
  writeFileSync(path, bytes)
  return path
}
