import type { Page } from '@playwright/test'
import { expectAccessible } from '../expectAccessible'
import { expect } from '../fixtures'
import { test } from '../panel'

const FORM = '/admin/globals/historique'
const PAGE = '/a-propos/historique'
const PREVIEW = `${PAGE}?apercu`

/** Reads the title that a visitor of the site sees. */
const titleForVisitors = async (url: string) =>
  /<h1[^>]*>([^<]*)/.exec(await (await fetch(`${url}${PAGE}`)).text())?.[1]

/** Holds the next autosave between its request and its response, until it is released. */
async function holdAutosave(panel: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await panel.route(/autosave=true/, async (route) => {
    const response = await route.fetch()
    await released
    await route.fulfill({ response })
  })
  return { begun: panel.waitForRequest(/autosave=true/), release }
}

test.beforeEach(({ changePageTexts }) => changePageTexts('historique', { titre: 'Notre histoire' }))

test('typed text shows beside the form and in the preview, and to visitors once it is published', async ({
  panel,
  product,
}) => {
  await panel.goto(FORM)
  const title = panel.getByLabel('Titre', { exact: false }).first()
  await expect(title).toHaveValue('Notre histoire')
  await panel.locator('#live-preview-toggler').click()
  const beside = panel.frameLocator('#live-preview-iframe').getByRole('heading', { level: 1 })
  await expect(beside).toHaveText('Notre histoire')
  await title.fill('Une histoire à danser')
  await expect(beside).toHaveText('Une histoire à danser')
  expect(await titleForVisitors(product.url)).toBe('Notre histoire')

  await test.step('the preview in a window of its own', async () => {
    const preview = await panel.context().newPage()
    await preview.goto(PREVIEW)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Une histoire à danser')
    await expectAccessible(preview, 'preview')
    await preview.getByRole('link', { name: 'Quitter l’aperçu' }).click()
    await expect(preview).toHaveURL(PAGE)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Notre histoire')

    await preview.goto('/?apercu')
    await expect(preview.getByRole('complementary', { name: 'Aperçu' })).toBeVisible()
    await preview.getByRole('link', { name: 'Mentions légales' }).click()
    await preview.getByRole('link', { name: 'Quitter l’aperçu' }).click()
    await expect(preview).toHaveURL('/mentions-legales')
    await preview.close()
  })

  await panel.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(panel.getByText('Mis à jour avec succès.').first()).toBeVisible()
  expect(await titleForVisitors(product.url)).toBe('Une histoire à danser')
})

test('« Publier » pressed while the form saves by itself publishes once that is done', async ({
  panel,
  product,
}) => {
  await panel.goto(FORM)
  const title = panel.getByLabel('Titre', { exact: false }).first()
  await expect(title).toHaveValue('Notre histoire')
  const autosave = await holdAutosave(panel)
  await title.fill('Une histoire à danser')
  await autosave.begun
  // Forced: a person presses without asking whether the button is enabled.
  await panel.getByRole('button', { name: 'Publier', exact: true }).click({ force: true })
  autosave.release()

  await expect(panel.getByText('Mis à jour avec succès.').first()).toBeVisible()
  expect(await titleForVisitors(product.url)).toBe('Une histoire à danser')
})

test('text typed in several fields while the form saves by itself stays, and is published', async ({
  panel,
  administrator,
  changePageTexts,
}) => {
  await changePageTexts('parametres', { telephone: '01 00 00 00 00' })
  await panel.goto('/admin/globals/parametres')
  const phone = panel.getByLabel('Téléphone')
  await expect(phone).toHaveValue('01 00 00 00 00')
  const autosave = await holdAutosave(panel)
  await phone.fill('01 11 11 11 11')
  await autosave.begun
  await panel.getByLabel('Facebook').fill('https://www.facebook.com/federation-des-arts')
  await panel.getByLabel('Instagram').fill('https://www.instagram.com/federation-des-arts')
  const saved = panel.waitForResponse(/autosave=true/)
  autosave.release()
  await saved
  await panel.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(panel.getByText('Mis à jour avec succès.').first()).toBeVisible()

  const { json } = await administrator.get('/api/globals/parametres')
  expect(json).toMatchObject({
    telephone: '01 11 11 11 11',
    facebook: 'https://www.facebook.com/federation-des-arts',
    instagram: 'https://www.instagram.com/federation-des-arts',
  })
})

test('a publication is compared with the one before, and a draft is resumed, which publishes nothing', async ({
  panel,
  product,
  changePageTexts,
}) => {
  await changePageTexts('historique', { titre: 'Une histoire à danser' })
  await panel.goto(FORM)
  const title = panel.getByLabel('Titre', { exact: false }).first()
  const saveDraft = panel.getByRole('button', { name: 'Enregistrer le brouillon' })
  await test.step('an autosaved draft is kept by « Enregistrer le brouillon »', async () => {
    const kept = panel.waitForResponse(/autosave=true/)
    await title.fill('Un brouillon à garder')
    await kept
    await expect(saveDraft).toBeEnabled()
    await saveDraft.click()
    await expect(saveDraft).toBeDisabled()
  })
  const autosaved = panel.waitForResponse(/autosave=true/)
  await title.fill('Tout autre chose')
  await autosaved
  await panel.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(panel.getByText('Mis à jour avec succès.').first()).toBeVisible()

  await panel.goto(`${FORM}/versions`)
  const version = panel.getByRole('row').nth(1).getByRole('link').first()
  await expect(version).toHaveText(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/)
  const time = await version.innerText()
  await version.click()
  const change = panel.locator('[data-field-path="titre"]')
  await expect(change).toContainText('Une histoire à danser')
  await expect(change).toContainText('Tout autre chose')
  await expect(panel.locator('[data-field-path="_status"]')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Restaurer cette version' }).click()
  const question = panel.getByRole('dialog').filter({ visible: true })
  await expect(question).toContainText('publiée aussitôt')
  await expect(question).toContainText(time)

  await panel.goto(`${FORM}/versions`)
  await expectAccessible(panel, 'versions of a page', { within: '.versions' })
  // The newest draft is what was autosaved before the publication.
  const draft = panel.getByRole('row').filter({ hasText: 'Brouillon' }).nth(1)
  await draft.getByRole('button', { name: /^Reprendre comme brouillon la version du / }).click()
  await expect(
    panel.getByText(/^Le brouillon reprend la version du .* Rien n’est publié\.$/),
  ).toBeVisible()
  await expect(title).toHaveValue('Un brouillon à garder')
  expect(await titleForVisitors(product.url)).toBe('Tout autre chose')

  // Which ends the lock of the form, too.
  await panel.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(panel.getByText('Mis à jour avec succès.').first()).toBeVisible()
  expect(await titleForVisitors(product.url)).toBe('Un brouillon à garder')
})

test('a rewritten paragraph, a bold word and a title are published in French typography', async ({
  panel,
  product,
  changePageTexts,
}) => {
  await changePageTexts('accueil', {})
  await panel.goto('/admin/globals/accueil')
  const title = panel.getByLabel('Titre de la page')
  await expect(title).toHaveValue('Donner aux traditions de grandes ambitions')
  await title.fill("L'art d'aujourd'hui : vivant !")
  const field = panel.locator('[data-field-path="presentation"]')
  await field.getByRole('textbox').click()
  // Control+A is handled by the editor itself; the editor processes arrow keys later than typed
  // characters.
  await panel.keyboard.press('Control+a')
  await panel.keyboard.type("C'est une affaire de ")
  await field.locator('[data-button-key="bold"]').click()
  await panel.keyboard.type('passion')
  await field.locator('[data-button-key="bold"]').click()
  await panel.keyboard.type(' partagée.')
  await expect(field.getByRole('paragraph').last()).toHaveText(
    "C'est une affaire de passion partagée.",
  )
  // The editor passes text to its form in an idle callback; idle callbacks run in the order of their requests.
  await panel.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)))
  await panel.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(panel.getByText('Mis à jour avec succès.').first()).toBeVisible()
  await expect(title).toHaveValue('L’art d’aujourd’hui\u00a0: vivant\u00a0!')

  const published = await (await fetch(product.url)).text()
  expect(published).toContain('L’art d’aujourd’hui\u00a0: vivant\u00a0!</h1>')
  expect(published).toContain('C’est une affaire de <strong>passion</strong> partagée.')
})

test('a visitor who opens a preview reads the published page, and the way to the draft', async ({
  page,
}) => {
  await page.goto(PREVIEW)

  await expect(page.getByRole('complementary', { name: 'Aperçu' })).toContainText('connectez-vous')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre histoire')
})

test('a publication is planned in the form of the page, and taken back', async ({
  panel,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  await panel.goto(FORM)
  await panel.getByRole('button', { name: 'Programmer' }).click()
  const dialog = panel.getByRole('dialog', { name: 'Programmer la publication' })
  const plan = dialog.getByRole('button', { name: 'Programmer' })
  const date = dialog.getByLabel('Jour et heure (de Paris)')
  await plan.click()
  await expect(dialog.getByRole('alert')).toHaveText('Choisissez un jour et une heure.')
  await date.fill('2020-01-01T09:00')
  await plan.click()
  await expect(dialog.getByRole('alert')).toHaveText('Cette date est passée.')
  await date.fill('2098-12-01T09:00')
  await date.press('Enter')
  await expect(dialog).toBeHidden()

  const planned = panel.getByText('Publication prévue le lundi 1 décembre 2098 à 09:00')
  await expect(planned).toBeVisible()
  await panel.reload()
  await expect(planned).toBeVisible()
  await panel.getByRole('button', { name: 'Déprogrammer' }).click()
  await expect(planned).toHaveCount(0)
})
