import type { Locator, Page } from '@playwright/test'
import { makeImage } from '../../factories/image'
import { makePdf } from '../../factories/pdf'
import { publishRegard } from '../../factories/regard'
import { accounts } from '../../support/setups'
import { chooseAction, dropFiles, getSubmitButton, openRegardForm } from '../adminPage'
import { expectAccessible, sizes } from '../expectAccessible'
import { expect, openSession, test } from '../fixtures'

const MEGABYTE = 1024 * 1024

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an administrator drops two files, publishes, corrects and deletes the issue', async ({
  page,
  administrator,
}) => {
  await publishRegard(administrator, { numero: 69, dateParution: '2024-03-15' })
  await openSession(page, accounts.administrateur)
  await page.goto('/adminregards')
  const rows = page.getByRole('region', { name: 'Les numéros' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)

  await test.step('both files are shown before they are sent', async () => {
    const pdf = await makePdf({ pages: 4, sizeBytes: 3 * MEGABYTE })
    const cover = await makeImage('jpeg', { width: 1500, height: 2000 })
    await openRegardForm(page)
    await page.getByPlaceholder('Ex: 123').fill('70')
    await page.getByLabel('Date de parution').fill('2024-06-21')
    await dropFiles(page, page.getByLabel('Fichier PDF'), {
      name: 'Regards 70.pdf',
      type: 'application/pdf',
      bytes: pdf,
    })
    await dropFiles(page, page.getByLabel('Image de couverture'), {
      name: 'couverture.jpg',
      type: 'image/jpeg',
      bytes: cover,
    })

    await expect(page.getByText(/^3\sMo · 4\spages$/)).toBeVisible()
    await expect(page.getByText(/1\s?500\s×\s2\s?000\spixels$/)).toBeVisible()
    for (const name of ['Première page du PDF', 'Aperçu de la couverture']) {
      const picture = page.getByRole('img', { name })
      await expect(picture).toBeVisible()
      await expect.poll(() => countColours(picture), name).toBeGreaterThan(1)
    }
    await expectAccessible(page, 'administration with dropped files')
  })

  await test.step('the issue is published, and first in the list', async () => {
    await getSubmitButton(page).click()
    await expect(page.getByText('Le numéro a été ajouté avec succès !')).toBeVisible()
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('#70')
    await expect(page.getByText('Regards 70.pdf')).toBeHidden()
  })

  await test.step('a correction is shown by the server’s answer, here and in the magazine', async () => {
    await page.getByRole('button', { name: 'Corriger le numéro 70' }).click()
    const dialog = page.getByRole('dialog', { name: 'Corriger le numéro 70' })
    await expectAccessible(page, 'dialog of a correction')
    await dialog.getByLabel('Numéro').fill('71')
    await dialog.getByLabel('Titre').fill('Sabots et galoches')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()

    await expect(page.getByText('Le numéro 71 a été corrigé.')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(rows.first()).toContainText('Sabots et galoches')
    await expect(page.getByRole('button', { name: 'Corriger le numéro 71' })).toBeFocused()
    await openMagazine(page)
    await expect(page.getByRole('heading', { name: '#71' })).toBeVisible()
    await page.goBack()
  })

  await test.step('a deletion is asked about, and Escape gives it up', async () => {
    await chooseAction(page, 71, 'Supprimer')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(/Sabots et galoches.*paru le 21\/06\/2024/)
    await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused()
    await expectAccessible(page, 'dialog of a deletion')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(
      page.getByRole('button', { name: 'Autres actions sur le numéro 71' }),
    ).toBeFocused()
  })

  await test.step('in the trash, the issue keeps its files', async () => {
    const { json } = await administrator.get<{
      docs: { pdf: { url: string }; couverture: { url: string } }[]
    }>('/api/regards?where[numero][equals]=71&depth=1')
    const files = json.docs.flatMap(({ pdf, couverture }) => [pdf.url, couverture.url])
    expect(files).toHaveLength(2)

    await chooseAction(page, 71, 'Supprimer')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()

    await expect(page.getByText('Le numéro 71 a été supprimé.')).toBeVisible()
    await expect(rows).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Corriger le numéro 69' })).toBeFocused()
    for (const url of files) expect((await page.request.get(url)).status(), url).toBe(200)
    await openMagazine(page)
    await expect(page.getByRole('heading', { name: '#69' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '#71' })).toBeHidden()
  })
})

test('files that cannot be right are told before they are sent; the reader of PDFs comes with the first PDF', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const isReader = (path: string) => /pdfWorker|pdfium/.test(path)
  await openSession(page, accounts.administrateur)
  await page.goto('/adminregards')
  await expect(getSubmitButton(page)).toBeVisible()
  expect(asked.filter(isReader)).toEqual([])
  const pdf = page.getByLabel('Fichier PDF')
  const asPdf = { name: 'Regards.pdf', type: 'application/pdf' }

  await dropFiles(page, pdf, { ...asPdf, bytes: Buffer.from('%PDF-1.7 et rien d’autre') })
  await expect(page.getByText(/Ce PDF ne peut pas être lu/)).toBeVisible()
  // The worker and its engine, which preview and proposals share.
  expect(new Set(asked.filter(isReader)).size).toBe(2)
  await dropFiles(page, pdf, { ...asPdf, bytes: await makePdf({ password: 'galoubet' }) })
  await expect(page.getByText(/Ce PDF est protégé par un mot de passe/)).toBeVisible()
  await dropFiles(page, page.getByLabel('Image de couverture'), {
    name: 'IMG_0042.jpg',
    type: 'image/jpeg',
    bytes: Buffer.from('pas une image'),
  })
  await expect(page.getByText(/Votre navigateur ne peut pas afficher cette image/)).toBeVisible()
  await expectAccessible(page, 'administration with doubtful files')

  await dropFiles(
    page,
    pdf,
    { ...asPdf, bytes: await makePdf() },
    { ...asPdf, bytes: await makePdf() },
  )
  await expect(page.getByText('Choisissez un seul fichier')).toBeVisible()
  await page.getByRole('button', { name: 'Retirer le fichier Regards.pdf' }).click()
  await expect(pdf).toBeFocused()
  await expect(page.getByText('Regards.pdf')).toBeHidden()
})

/** Opens the magazine through the menu, by client-side navigation: no document request. */
async function openMagazine(page: Page): Promise<void> {
  await page.setViewportSize(sizes.large)
  await page.getByRole('banner').getByRole('link', { name: '#REGARDS' }).click()
  // The previous page also contains the issue numbers, and stays until this one is rendered.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regards')
}

/** Counts the distinct colours of a canvas; 1 when the canvas is blank. */
function countColours(drawing: Locator): Promise<number> {
  return drawing.evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height)
    return new Set(new Uint32Array(pixels?.data.buffer ?? new ArrayBuffer(0))).size
  })
}
