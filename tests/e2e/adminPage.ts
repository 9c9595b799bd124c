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

/** Opens the form of a new issue, which is folded where there are issues. */
export async function openRegardForm(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Ouvrir le formulaire' })
  const field = page.getByPlaceholder('Ex: 123')
  await opener.or(field).filter({ visible: true }).first().waitFor()
  const opened = field.waitFor()
  if (await opener.isVisible()) {
    // With the keyboard: what has the focus afterwards shows it. A stored text may open the form
    // meanwhile: the press then waits for a button that has gone, and fails after the race is over.
    const pressed = opener.press('Enter')
    pressed.catch(() => {})
    await Promise.race([pressed, opened])
  }
  await opened
}

/** Fills the form of /adminregards and selects the given files from disk. */
export async function fillRegardForm(
  page: Page,
  testInfo: TestInfo,
  { numero, dateParution, titre, sommaire, pdf, cover }: RegardFormValues,
): Promise<void> {
  await openRegardForm(page)
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

export type DroppedFile = { name: string; type: string; bytes: Buffer }

/** Dispatches the drag and drop events of a file manager on an element or its surroundings. */
export async function dropFiles(
  page: Page,
  target: Locator,
  ...files: DroppedFile[]
): Promise<void> {
  const described = files.map(({ bytes, ...file }) => ({
    ...file,
    base64: bytes.toString('base64'),
  }))
  const dataTransfer = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer()
    for (const { name, type, base64 } of list) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type }))
    }
    return transfer
  }, described)
  await target.dispatchEvent('dragover', { dataTransfer })
  await target.dispatchEvent('drop', { dataTransfer })
}

/** Opens the menu of an issue in the list, and chooses an action. */
export async function chooseAction(page: Page, numero: number, name: string): Promise<void> {
  await page.getByRole('button', { name: `Autres actions sur le numéro ${numero}` }).click()
  await page.getByRole('menuitem', { name }).click()
}
