import { makeImage } from '../../factories/image'
import { makePdf } from '../../factories/pdf'
import { client } from '../../support/client'
import { accounts } from '../../support/setups'
import { chooseAction, fillRegardForm, getSubmitButton } from '../adminPage'
import { expectAccessible, sizes } from '../expectAccessible'
import { expect, openSession, test } from '../fixtures'
import { findBrokenWords } from '../layoutChecks'

test('an issue is kept as a draft, seen in the preview, changed in the panel, planned, published and withdrawn', async ({
  page,
  product,
  expectedErrors,
}, testInfo) => {
  // The document of the preview, as visitors have no such page.
  expectedErrors.push(/status of 404/)
  const visitor = client(product.url)
  const statusForVisitors = async () => (await visitor.get('/regards/81')).status
  await openSession(page, accounts.administrateur)
  await page.goto('/adminregards')
  await fillRegardForm(page, testInfo, {
    numero: '81',
    dateParution: '2024-06-21',
    titre: 'Sous la halle',
    pdf: await makePdf(),
    cover: await makeImage('jpeg'),
  })
  await page.getByLabel(/garder en brouillon/).check()
  await getSubmitButton(page).click()
  await expect(page.getByText('Le numéro 81 est gardé en brouillon.')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: '#81' })
  await expect(row.getByText('Brouillon')).toBeVisible()
  expect(await statusForVisitors()).toBe(404)

  await test.step('in the panel, the page of the draft is shown beside its form', async () => {
    await chooseAction(page, 81, 'Fiche et versions')
    await page.locator('#live-preview-toggler').click()
    const beside = page.frameLocator('#live-preview-iframe')
    await expect(beside.getByRole('heading', { level: 1 })).toContainText('81')
    await expect(beside.getByText('Sous la halle').first()).toBeVisible()
    await page.getByLabel('Titre').fill('Sous la grande halle')
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    await expect(beside.getByText('Sous la grande halle').first()).toBeVisible()
    expect(await statusForVisitors()).toBe(404)
  })

  await test.step('it is planned, and the plan is told in both places', async () => {
    await page.goto('/adminregards')
    await chooseAction(page, 81, 'Programmer')
    await page
      .getByRole('dialog')
      .getByLabel(/Jour et heure/)
      .fill('2099-01-05T09:30')
    await expectAccessible(page, 'dialog of a planned publication')
    await page.getByRole('dialog').getByRole('button', { name: 'Programmer' }).click()
    await expect(row.getByText('Publication prévue le 05/01/2099 à 09:30')).toBeVisible()
    await chooseAction(page, 81, 'Programmer')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Déprogrammer' })).toBeVisible()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findBrokenWords(dialog.locator('form')), `at ${width}`).toEqual([])
    }
    await page.setViewportSize(sizes.large)
    await dialog.getByRole('button', { name: 'Annuler' }).click()
  })

  await test.step('it is published before that, and withdrawn', async () => {
    await row.getByRole('button', { name: 'Publier' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publier' }).click()
    await expect(page.getByText('Le numéro 81 est publié.')).toBeVisible()
    await expect(row.getByText(/Brouillon|prévue/)).toHaveCount(0)
    expect((await visitor.get('/regards/81')).text).toContain('Sous la grande halle')

    await chooseAction(page, 81, 'Retirer du site')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click()
    await expect(row.getByText('Brouillon')).toBeVisible()
    expect(await statusForVisitors()).toBe(404)
  })
})
