import type { Page } from '@playwright/test'
import { makeAccount } from '../../factories/account'
import { makeImage } from '../../factories/image'
import { publishRegard } from '../../factories/regard'
import { makeLink, makeParagraph, makeRichText } from '../../factories/richText'
import { accounts } from '../../support/setups'
import { saved } from '../adminPage'
import { expect, openSession, signIn, test as base } from '../fixtures'

const test = base.extend<{ panel: Page }>({
  /** A page on which an editeur is signed in. */
  panel: async ({ page, administrator }, use) => {
    await administrator.as('editeur')
    await openSession(page, accounts.editeur)
    await use(page)
  },
})

/** Controls that a screen reader would call « bouton » or « lien », and no more. */
const nameless = (page: Page) =>
  page.locator('body').evaluate((body) =>
    [...body.querySelectorAll('button, [role="button"], a')]
      .filter((control) => control.getClientRects().length > 0 && !control.ariaHidden)
      .filter((control) => !control.ariaLabel && !control.textContent.trim())
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )

/** The words of the panel's libraries, which speak English where nobody translates them. */
const ENGLISH = /\b(choose|previous|next|month|dropdown|drag|edit|remove|insert|add|link)\b/i
const englishNames = (page: Page) =>
  page
    .locator('[aria-label]:visible')
    .evaluateAll((controls) => controls.map(({ ariaLabel }) => ariaLabel ?? ''))
    .then((names) => names.filter((name) => ENGLISH.test(name)))

test('a save without a required text names the field, and leads to it in its folded part', async ({
  panel,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  await panel.goto('/admin/globals/accueil')
  const title = panel.getByLabel('Titre de la page')
  await title.fill('')
  const part = panel.locator('.collapsible').filter({ has: title }).first()
  await part.locator('.collapsible__toggle').first().click()
  await expect(title).toBeHidden()
  await panel.getByRole('button', { name: 'Sauvegarder' }).click()

  await expect(
    panel.getByText('Le champ «\u00a0Accroche › Titre de la page\u00a0» est requis.'),
  ).toBeVisible()
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  await expect(panel.getByRole('button', { name: 'Sauvegarder' })).toBeEnabled()
})

test('every control of a page’s form has a name, in French', async ({ panel }) => {
  await panel.goto('/admin/globals/accueil')
  const text = panel.locator('[data-field-path="presentation"]')
  for (const name of ['Gras', 'Italique', 'Exposant', 'Lien', 'Style du texte']) {
    await expect(text.getByRole('button', { name, exact: true }).first()).toBeVisible()
  }
  await expect.poll(() => nameless(panel)).toEqual([])
  await expect.poll(() => englishNames(panel)).toEqual([])
})

test('an administrator chooses a date, and sorts the issues, by names in French', async ({
  page,
  administrator,
}) => {
  const { id } = await publishRegard(administrator, { numero: 7, dateParution: '2024-03-15' })
  await openSession(page, accounts.administrateur)
  await page.goto('/admin/collections/regards')
  await expect(
    page.getByRole('button', { name: 'Trier par Numéro, ordre croissant' }),
  ).toBeVisible()
  await expect.poll(() => nameless(page)).toEqual([])
  await page.goto(`/admin/collections/regards/${id}`)
  await page.locator('#field-dateParution input').click()

  await expect(page.getByLabel('Choisir le jeudi 14 mars 2024')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mois précédent' })).toBeVisible()
  await expect.poll(() => nameless(page)).toEqual([])
  await expect.poll(() => englishNames(page)).toEqual([])
})

test('a version is of the same time in the list and where it is taken up', async ({
  panel,
  write,
}) => {
  await write('historique', { titre: 'Une' })
  await write('historique', { titre: 'Deux' })
  await panel.goto('/admin/globals/historique/versions')
  const version = panel.getByRole('row').nth(2).getByRole('link').first()
  await expect(version).toHaveText(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/)
  const time = await version.innerText()
  await version.click()
  await panel.getByRole('button', { name: 'Restaurer cette version' }).click()

  await expect(panel.getByRole('dialog').filter({ visible: true })).toContainText(time)
})

test('what is typed when the session ends is said to be unsaved, and is there after signing in', async ({
  panel,
  write,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[13]/)
  await write('historique', { titre: 'Notre histoire' })
  await panel.goto('/admin/globals/historique')
  const title = panel.getByLabel('Titre', { exact: false }).first()
  await expect(title).toHaveValue('Notre histoire')
  await title.fill('Une heure de travail')
  await panel.context().clearCookies()
  await panel.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(panel.getByText('Vous n’êtes pas connecté, ou ne l’êtes plus.')).toBeVisible()
  await expect(panel.getByText('pas le droit')).toHaveCount(0)
  panel.on('dialog', (dialog) => void dialog.accept())
  await signIn(panel, accounts.editeur)

  await panel.goto('/admin/globals/historique')
  await expect(title).toHaveValue('Notre histoire')
  await panel.getByRole('button', { name: 'Les reprendre' }).click()
  await expect(title).toHaveValue('Une heure de travail')
  await panel.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(panel.getByText('Mis à jour avec succès.').first()).toBeVisible()
  await panel.reload()
  await expect(title).toHaveValue('Une heure de travail')
  await expect(panel.getByRole('button', { name: 'Les reprendre' })).toHaveCount(0)
})

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
    await page.locator('#field-password').fill(password)
    // Only then has the form judged both, as it does while somebody types.
    const judged = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.locator('#field-confirm-password').fill(password)
    await judged
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
  await current.fill('faux-mot')
  await save.click()
  await expect(page.getByText('Ce n’est pas votre mot de passe actuel.').first()).toBeVisible()
  await expect(current).toBeFocused()
  await current.fill(account.password)
  await save.click()
  await expect(current).toHaveCount(0)

  await page.context().clearCookies()
  await signIn(page, { ...account, password: 'nouvelle-farandole' })
})

test('a cover that is replaced from an issue’s form is filed with the covers', async ({
  page,
  administrator,
}, testInfo) => {
  const { id } = await publishRegard(administrator)
  await openSession(page, accounts.administrateur)
  await page.goto(`/admin/collections/regards/${id}`)
  const pdf = page.locator('#field-pdf')
  await pdf.getByRole('button', { name: 'Retirer le fichier' }).click()
  await expect(pdf.getByRole('button', { name: 'Choisir un fichier déjà envoyé' })).toBeVisible()
  await page.reload()
  const cover = page.locator('#field-couverture')
  await cover.getByRole('button', { name: 'Retirer le fichier' }).click()
  await cover.getByRole('button', { name: 'Ajouter' }).click()
  const drawer = page.getByRole('dialog').filter({ visible: true })
  await drawer
    .locator('input[type="file"]')
    .setInputFiles(saved(testInfo, 'Nouvelle.jpg', await makeImage('jpeg')))
  await drawer.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(cover.getByText('cover.jpg')).toBeVisible()
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page.getByText('Mis à jour avec succès.').first()).toBeVisible()

  const { json } = await administrator.get<{ couverture: { prefix: string } }>(
    `/api/regards/${id}?depth=1`,
  )
  expect(json.couverture.prefix).toMatch(/^regards\/[a-z0-9]+$/)
})

test('an editeur is warned of a link that leads nowhere on the site, and chooses a page instead', async ({
  panel,
  write,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  await write('accueil', {})
  await panel.goto('/admin/globals/accueil')
  const row = panel.locator('#diapositives-row-0')
  await row.locator('.collapsible__toggle').first().click()
  const address = row.getByLabel('Adresse')
  const warning = row.getByText('Cette page n’existe pas sur le site')
  for (const dead of ['/nulle-part', '/regards/987654']) {
    await address.fill(dead)
    await expect(warning).toBeVisible()
  }
  await address.fill('/regards.atom')
  await expect(warning).toBeHidden()

  await address.fill('/nulle-part')
  await expect(warning).toBeVisible()
  await row.getByLabel('Choisir une page du site').selectOption({ label: 'Historique' })
  await expect(address).toHaveValue('/a-propos/historique')
  await expect(warning).toBeHidden()
})

test('a link of a text to a file of the site opens the file', async ({ page, write }) => {
  await write('historique', {
    introduction: makeRichText(makeParagraph(makeLink('/sitemap.xml'))),
  })
  await page.goto('/a-propos/historique')
  const answer = page.waitForResponse((response) => response.url().endsWith('/sitemap.xml'))
  await page.getByRole('main').getByRole('link', { name: 'lien' }).click()

  expect((await answer).headers()['content-type']).toContain('xml')
  await expect(page).toHaveURL('/sitemap.xml')
})
