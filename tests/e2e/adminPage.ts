import { writeFileSync } from 'node:fs'
import type { Locator, Page, TestInfo } from '@playwright/test'

export type RegardForm = {
  numero: string
  /** Calendar day, `yyyy-MM-dd`. */
  dateParution: string
  pdf: Buffer
  cover: Buffer
}

/** Fills the form of /adminregards in, with files from disk as a person chooses them. */
export async function fillRegardForm(
  page: Page,
  testInfo: TestInfo,
  { numero, dateParution, pdf, cover }: RegardForm,
): Promise<void> {
  await page.getByPlaceholder('Ex: 123').fill(numero)
  await page.getByLabel('Date de parution').fill(dateParution)
  await page.getByLabel('Fichier PDF').setInputFiles(saved(testInfo, 'Regards imprimé.pdf', pdf))
  await page
    .getByLabel('Image de couverture')
    .setInputFiles(saved(testInfo, 'Couverture.jpg', cover))
}

/** The form's button, in its idle state. */
export function submitButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Ajouter le numéro' })
}

function saved(testInfo: TestInfo, name: string, bytes: Buffer): string {
  const path = testInfo.outputPath(name)
  writeFileSync(path, bytes)
  return path
}
