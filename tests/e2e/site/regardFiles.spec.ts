import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { makePdf } from '../../factories/pdf'
import { publishRegard } from '../../factories/regard'
import type { Client } from '../../support/client'
import { accounts } from '../../support/setups'
import { chooseAction, writeTestFile } from '../adminPage'
import { expectAccessible } from '../expectAccessible'
import { expect, openSession, test } from '../fixtures'

const MEGABYTE = 1024 * 1024

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.afterEach(({ cuttingProxy }) => cuttingProxy.reset())

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')

type Files = { pdf: { url: string }; couverture: { url: string } }

async function readFiles(administrator: Client, numero: number): Promise<Files> {
  const { json } = await administrator.get<{ docs: Files[] }>(
    `/api/regards?where[numero][equals]=${numero}&depth=1`,
  )
  if (!json.docs[0]) throw new Error(`Issue ${numero} is not found`)
  return json.docs[0]
}

const download = async (page: Page, url: string) => (await page.request.get(url)).body()

test('the PDF of an issue is replaced over a line that is slow, after a reload too; visitors get it at once', async ({
  page,
  administrator,
  cuttingProxy,
}, testInfo) => {
  await publishRegard(administrator, { numero: 61, titre: 'Coiffes' })
  const before = await readFiles(administrator, 61)
  const pdf = await makePdf({ pages: 5, sizeBytes: 20 * MEGABYTE })
  await openSession(page, accounts.administrateur)
  await page.goto('/adminregards')
  await page.getByRole('button', { name: 'Corriger le numéro 61' }).click()
  const dialog = page.getByRole('dialog', { name: 'Corriger le numéro 61' })
  await dialog
    .getByLabel('Nouveau PDF')
    .setInputFiles(writeTestFile(testInfo, 'Regards 61 corrigé.pdf', pdf))

  await test.step('it is shown before it is sent, with its first page', async () => {
    await expect(dialog.getByRole('img', { name: 'Première page du PDF' })).toBeVisible()
    await expect(dialog.getByText(/^20\sMo · 5\spages$/)).toBeVisible()
    await expectAccessible(page, 'correction with a new PDF')
    await page.setViewportSize({ width: 1280, height: 800 })
    await dialog.getByRole('button', { name: /^Prendre la page\s1/ }).click()
    await expect(dialog.getByRole('img', { name: 'Aperçu de la couverture' })).toBeVisible()
  })

  const dialogs: string[] = []
  page.on('dialog', (asked) => {
    dialogs.push(asked.type())
    void asked.accept()
  })
  await test.step('the progress is shown, and asks before it is interrupted', async () => {
    let patches = 0
    page.on('request', (request) => {
      if (request.method() === 'PATCH' && request.url().includes('/api/uploads/')) patches += 1
    })
    cuttingProxy.throttle(3 * MEGABYTE)
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog.getByRole('group', { name: 'Envoi des fichiers' })).toBeFocused()
    await expect(dialog.getByText(/^Étape 1 sur 3\s: envoi du PDF$/).first()).toBeVisible()
    await expect.poll(() => patches, { timeout: 30_000 }).toBeGreaterThan(3)
    // So slow that it cannot end before the reload.
    cuttingProxy.throttle(MEGABYTE / 8)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await page.reload()
    expect(dialogs).toEqual(['beforeunload'])
  })

  await test.step('it goes on after the reload, and the issue has both files', async () => {
    const interrupted = page.getByRole('region', { name: 'Un remplacement a été interrompu' })
    await expect(interrupted).toContainText(/Regards 61 corrigé\.pdf\s: .* sur 20\sMo envoyés/)
    expect(await readFiles(administrator, 61)).toEqual(before)
    cuttingProxy.reset()
    await interrupted.getByRole('button', { name: 'Reprendre l’envoi' }).click()
    await expect(
      page.getByText('Le numéro 61 a été corrigé, avec son nouveau PDF et sa nouvelle couverture.'),
    ).toBeVisible({ timeout: 60_000 })
    const after = await readFiles(administrator, 61)
    expect(md5(await download(page, after.pdf.url))).toBe(md5(pdf))
    expect(after.couverture.url).not.toBe(before.couverture.url)
    await expect(interrupted).toBeHidden()
    await page.goto('/regards/61')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('61')
    expect(await page.content()).toContain(after.pdf.url.replace(/\/fichier\.pdf$/, ''))
  })
})

test('the list is searched and filtered on the server, its menu works by keyboard and on a telephone', async ({
  page,
  administrator,
}) => {
  await publishRegard(administrator, { numero: 63, titre: 'Élégance des sabots' })
  await publishRegard(administrator, { numero: 64, titre: 'Galoubets', isDraft: true })
  await openSession(page, accounts.administrateur)
  await page.goto('/adminregards')
  const list = page.getByRole('region', { name: 'Les numéros' })
  const rows = list.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: '#63' })).toContainText('Publié')

  await list.getByLabel('Chercher un numéro').fill('sabot')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('#63')
  await list.getByLabel('Chercher un numéro').fill('n° 64')
  await expect(rows).toContainText('#64')
  await list.getByLabel('Chercher un numéro').fill('')
  const drafts = list.getByRole('radio', { name: 'Brouillons' })
  await drafts.check()
  await expect(drafts).toBeChecked()
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('#64')

  await page.setViewportSize({ width: 360, height: 740 })
  const toggle = page.getByRole('button', { name: 'Autres actions sur le numéro 64' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(menu.getByRole('menuitem', { name: 'Supprimer' })).toBeFocused()
  const box = await menu.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  await expectAccessible(page, 'list of issues with an open menu')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
  await page.setViewportSize({ width: 1280, height: 800 })
  await chooseAction(page, 64, 'Programmer')
  await expect(page.getByRole('dialog', { name: 'Programmer le numéro 64' })).toBeVisible()
})

test.describe('a reading that failed', () => {
  test('shows reason and advice, is prepared again, and shows its progress to the end', async ({
    page,
    administrator,
  }) => {
    const { id } = await publishRegard(administrator, { numero: 65 })
    const failed = {
      ...{ etat: 'indisponible', enPreparation: false },
      raison: 'Ce PDF demande trop de temps à préparer.',
      conseil: 'Préparez-le de nouveau\u00a0: les pages déjà faites le restent.',
      ...{ nombreDePages: 8, pagesTraitees: 3, pagesNumerisees: 0, pagesReconnues: 0 },
    }
    let lecture = failed
    await page.route('**/api/regards/lectures?*', (route) =>
      route.fulfill({ json: { lectures: { [id]: lecture } } }),
    )
    await page.route(`**/api/regards/${id}/lecture`, (route) => {
      lecture = { ...lecture, enPreparation: true, pagesTraitees: 4 }
      return route.fulfill({ status: 202, json: { lecture } })
    })
    await openSession(page, accounts.administrateur)
    await page.goto('/adminregards')
    const row = page.getByRole('listitem').filter({ hasText: '#65' })
    await expect(row.getByText('Échec de la lecture')).toBeVisible()
    await expect(row).toContainText('les pages déjà faites le restent')
    await expectAccessible(page, 'list with a failed reading')
    await row.getByRole('button', { name: 'Préparer de nouveau' }).click()
    await expectAccessible(page, 'dialog of a reading')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Préparer' }).click()

    await expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
    await expectAccessible(page, 'list with a reading under way')
    lecture = { ...failed, etat: 'prete', raison: '', conseil: '', pagesTraitees: 8 }
    await expect(row.getByText('Lisible en ligne')).toBeVisible()
    await expect(row.getByText('En préparation')).toBeHidden()
  })
})
