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

test('a link within a long text is warned of too, and leads to an issue that is chosen', async ({
  panel,
  administrator,
  changePageTexts,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  await publishRegard(administrator, { numero: 987_001, titre: 'Les coiffes' })
  await changePageTexts('historique', { introduction: makeRichText('Coiffes') })
  await panel.goto('/admin/globals/historique')
  const text = panel.locator('[data-field-path="introduction"]')
  await text.getByText('Coiffes', { exact: true }).dblclick()
  await text.getByRole('button', { name: 'Lien', exact: true }).first().click()
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
