import { saveDraft } from '../../factories/page'
import { publishRegard } from '../../factories/regard'
import { makeLink, makeParagraph, makeRichText } from '../../factories/richText'
import { expect } from '../fixtures'
import { test } from '../panel'

test('an editeur is warned of a link that leads nowhere on the site, and chooses a page instead', async ({
  panel,
  changePageTexts,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  await changePageTexts('accueil', {})
  // Payload renders the fields that are near the viewport: here all of a row.
  await panel.setViewportSize({ width: 1280, height: 2400 })
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

test('a link of a text to a file of the site opens the file', async ({ page, changePageTexts }) => {
  await changePageTexts('historique', {
    introduction: makeRichText(makeParagraph(makeLink('/sitemap.xml'))),
  })
  await page.goto('/a-propos/historique')
  const answer = page.waitForResponse((response) => response.url().endsWith('/sitemap.xml'))
  await page.getByRole('main').getByRole('link', { name: 'lien' }).click()

  expect((await answer).headers()['content-type']).toContain('xml')
  await expect(page).toHaveURL('/sitemap.xml')
})

test('in a long text, lists and tables that are pasted from Word are lists and lines, an incomplete link is completed; a link is warned of, and leads to an issue that is chosen', async ({
  panel,
  administrator,
  changePageTexts,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  await publishRegard(administrator, { numero: 987_001, titre: 'Les coiffes' })
  await changePageTexts('historique', { introduction: makeRichText('Coiffes', 'Début') })
  await panel.goto('/admin/globals/historique')
  const editor = panel.locator('[data-field-path="introduction"] [contenteditable="true"]')
  await editor.getByText('Début').click()
  await panel.keyboard.press('End')
  const bullet = (text: string) =>
    `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>${text}</p>`
  await editor.evaluate(
    (element, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      const paste = { clipboardData, bubbles: true, cancelable: true }
      element.dispatchEvent(new ClipboardEvent('paste', paste))
    },
    `<p>Avant <a href="file:///C:/Bal.docx">le bal</a> et <a href="www.exemple.fr">le site</a></p>${bullet('Une')}${bullet('Deux')}<table><tr><td>Bourrée</td><td>Berry</td></tr></table>`,
  )

  await expect(panel.getByText(/^Le tableau collé est devenu des lignes/)).toBeVisible()
  await expect(editor.getByRole('listitem')).toHaveText(['Une', 'Deux'])
  await expect(editor).toContainText('Bourrée – Berry')
  await panel.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(panel.getByText('Mis à jour avec succès.').first()).toBeVisible()
  const { text } = await administrator.get('/api/globals/historique?depth=0')
  expect(text).toContain('"url":"https://www.exemple.fr"')
  expect(text).not.toContain('file:')

  const field = panel.locator('[data-field-path="introduction"]')
  await field.getByText('Coiffes', { exact: true }).dblclick()
  await field.getByRole('button', { name: 'Lien', exact: true }).first().click()
  const drawer = panel.getByRole('dialog').filter({ visible: true })
  const address = drawer.locator('input[name="url"]')
  const warning = drawer.getByText('Cette page n’existe pas sur le site')
  await address.fill('/nulle-part')
  await expect(warning).toBeVisible()
  const picker = drawer.getByLabel('Choisir une page du site')
  await picker.focus()
  await picker.selectOption({ label: '987001\u00a0: Les coiffes' })

  await expect(address).toHaveValue('/regards/987001')
  await expect(warning).toBeHidden()
})

test('a link that cannot be published is named, in French, beside its text', async ({
  panel,
  administrator,
  changePageTexts,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  await changePageTexts('historique', {})
  const editeur = await administrator.as('editeur')
  const text = makeRichText(makeParagraph('Voir ', makeLink('file:///C:/Bal.docx')))
  await saveDraft(editeur, 'historique', { introduction: text })
  await panel.goto('/admin/globals/historique')
  await panel.getByRole('button', { name: 'Publier', exact: true }).click()

  await expect(
    panel
      .locator('[data-field-path="introduction"]')
      .getByText(/^Le lien «\slien\s» mène à un fichier/),
  ).toBeVisible()
  await expect(panel.getByText(/failed to validate/)).toHaveCount(0)
})
