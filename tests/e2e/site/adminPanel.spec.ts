import { makeAccount } from '../../factories/account'
import { makeImage } from '../../factories/image'
import { publishRegard } from '../../factories/regard'
import { accounts } from '../../support/setups'
import { writeTestFile } from '../adminPage'
import { expect, openSession, signIn } from '../fixtures'
import { test, writePasswordTwice } from '../panel'

test('a publication without a field names it, and leads to it in its folded part', async ({
  panel,
  expectedErrors,
  changePageTexts,
}) => {
  expectedErrors.push(/status of 400/)
  // Changes nothing: the draft ends with the test.
  await changePageTexts('accueil', {})
  await panel.goto('/admin/globals/accueil')
  const title = panel.getByLabel('Titre du contact')
  const words = await title.inputValue()
  await title.fill('')
  const part = panel.locator('.collapsible').filter({ has: title }).first()
  await part.locator('.collapsible__toggle').first().click()
  await expect(title).toBeHidden()
  await panel.getByRole('button', { name: 'Publier', exact: true }).click()

  const path = 'Lettre d’information et contact › Titre du contact'
  await expect(panel.getByText(`Le champ «\u00a0${path}\u00a0» est requis.`)).toBeVisible()
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  await expect(panel.getByRole('button', { name: 'Publier', exact: true })).toBeEnabled()

  await test.step('its mark goes with the publication that succeeds, after an autosave', async () => {
    await expect(part.locator('.error-pill').first()).toBeVisible()
    // On a slow line the check of a field is answered after the next one was typed, and saved.
    const saved = panel.waitForResponse(/autosave=true/)
    await panel.route('**/admin/globals/accueil', async (route) => {
      if (route.request().method() === 'POST') await saved
      await route.fallback()
    })
    const checked = panel.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/admin/globals/accueil'),
    )
    await panel.getByLabel('Titre de la lettre').fill('Notre lettre')
    await checked
    await title.fill(words)
    await saved
    await panel.unrouteAll({ behavior: 'wait' })
    await panel.getByRole('button', { name: 'Publier', exact: true }).click()
    await expect(panel.getByText('Mis à jour avec succès.').first()).toBeVisible()
    const marks = panel.locator('.field-type.error, .error-pill').filter({ visible: true })
    await expect(marks).toHaveCount(0)
  })
})

// The furthest ahead of UTC, and one behind it.
for (const timezoneId of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test('a publication date is the same day in the list, the form and the database, and warned of when months ahead', async ({
      page,
      administrator,
    }) => {
      const { id } = await publishRegard(administrator, { dateParution: '2024-03-15' })
      await openSession(page, accounts.administrateur)
      await page.goto('/admin/collections/regards')
      await expect(page.getByRole('cell', { name: '15/03/2024', exact: true })).toBeVisible()
      await page.goto(`/admin/collections/regards/${id}`)
      const field = page.getByLabel('Date de parution')
      await expect(field).toHaveValue('2024-03-15')
      const warning = page.getByText('Cette date est dans plus d’un mois.')
      await expect(warning).toHaveCount(0)
      await field.fill('2042-03-15')
      await expect(warning).toBeVisible()
      await field.fill('2024-06-21')
      await expect(warning).toHaveCount(0)
      await page.getByRole('button', { name: 'Publier', exact: true }).click()
      await expect(page.getByText('Mis à jour avec succès.').first()).toBeVisible()

      const { json } = await administrator.get(`/api/regards/${id}`)
      expect(json).toMatchObject({ dateParution: '2024-06-21T12:00:00.000Z' })
    })
  })
}

test('one’s own password is changed with the current one, another account’s without', async ({
  page,
  administrator,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  const other = await makeAccount(administrator)
  const account = await makeAccount(administrator, 'administrateur')
  await openSession(page, account)
  const current = page.getByLabel('Mot de passe actuel')
  const change = async (password: string) => {
    await page.locator('#change-password').click()
    await writePasswordTwice(page, password)
  }
  const save = page.getByRole('button', { name: 'Sauvegarder' })
  const done = page.getByText('Mis à jour avec succès.').first()

  await page.goto(`/admin/collections/users/${other.id}`)
  await change('nouvelle-farandole')
  await expect(current).toHaveCount(0)
  await save.click()
  await expect(done).toBeVisible()

  await page.goto('/admin/account')
  await expect(current).toHaveCount(0)
  await change('nouvelle-farandole')
  // A check of the form that is answered after the save takes the save's refusal off the field.
  const checked = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('faux-mot')),
  )
  await current.fill('faux-mot')
  await checked
  await save.click()
  await expect(page.getByText('Ce n’est pas votre mot de passe actuel.').first()).toBeVisible()
  await expect(current).toBeFocused()
  await current.fill(account.password)
  await expect(page.locator('.field-type.error')).toHaveCount(0)
  await save.click()
  await expect(done).toBeVisible()
  await expect(current).toHaveCount(0)

  await page.context().clearCookies()
  await signIn(page, { ...account, password: 'nouvelle-farandole' })
})

test('in an issue’s form a PDF that was sent is chosen by its issue, and a replaced cover is filed with the covers', async ({
  page,
  administrator,
}, testInfo) => {
  const { id } = await publishRegard(administrator)
  const other = await publishRegard(administrator)
  const readPdf = async (issue: string) =>
    (await administrator.get<{ pdf: string }>(`/api/regards/${issue}?depth=0`)).json.pdf
  await openSession(page, accounts.administrateur)
  await page.goto(`/admin/collections/regards/${id}`)
  const drawer = page.getByRole('dialog').filter({ visible: true })
  const pdf = page.locator('#field-pdf')
  const remove = pdf.getByRole('button', { name: 'Retirer le fichier' })
  await remove.click()
  await pdf.getByRole('button', { name: 'Choisir un fichier déjà envoyé' }).click()
  await drawer.getByRole('button', { name: `Regards n° ${other.numero}`, exact: true }).click()
  await expect(remove).toBeVisible()
  const cover = page.locator('#field-couverture')
  await cover.getByRole('button', { name: 'Retirer le fichier' }).click()
  await cover.getByRole('button', { name: 'Ajouter' }).click()
  await drawer
    .locator('input[type="file"]')
    .setInputFiles(writeTestFile(testInfo, 'Nouvelle.jpg', await makeImage('jpeg')))
  await drawer.locator('#field-alt').fill('Une coiffe')
  await drawer.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(cover.getByText('cover.jpg')).toBeVisible()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('Mis à jour avec succès.').first()).toBeVisible()

  const { json } = await administrator.get<{ couverture: { prefix: string } }>(
    `/api/regards/${id}?depth=1`,
  )
  expect(await readPdf(id)).toBe(await readPdf(other.id))
  expect(json.couverture.prefix).toMatch(/^regards\/[a-z0-9]+$/)

  await test.step('values saved in the drawer are not shown as unsaved', async () => {
    await page.goto('/admin/collections/images/create')
    await expect(page.locator('#field-alt')).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Les reprendre' })).toHaveCount(0)
  })
})

test('the menu is open from 1440 pixels on, until the account closes it', async ({
  page,
  administrator,
}) => {
  const opens = page.getByRole('button', { name: 'Ouvrir le menu' })
  const closes = page.getByRole('button', { name: 'Fermer le menu' })
  const title = page.getByRole('heading', { level: 1 })
  await openSession(page, await makeAccount(administrator))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin')
  const menu = page.getByRole('navigation', { name: 'Menu du panneau' })
  await menu.getByRole('link', { name: 'Images', exact: true }).click()
  await expect(title).toHaveText('Images')
  await expect(closes).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Historique' })).toBeInViewport()

  await page.setViewportSize({ width: 1439, height: 900 })
  await expect(opens).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(closes).toBeVisible()

  const kept = page.waitForResponse(
    (response) =>
      response.url().endsWith('/payload-preferences/nav') && response.request().method() === 'POST',
  )
  await closes.click()
  await expect(opens).toBeVisible()
  expect((await kept).ok()).toBe(true)
  await page.reload()
  await expect(title).toHaveText('Images')
  await expect(opens).toBeVisible()
  await expect(closes).toBeHidden()
})
