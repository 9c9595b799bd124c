import { makeAccount } from '../../factories/account'
import { accounts } from '../../support/setups'
import { expectAccessible } from '../expectAccessible'
import { expect, openSession } from '../fixtures'
import { test } from '../panel'

test('an administrator finds the author of a change, reads both sides, and exports the list', async ({
  page,
  administrator,
  changePageTexts,
}) => {
  const editor = await makeAccount(administrator)
  await changePageTexts('historique', { titre: 'Avant le bal' })
  await openSession(page, editor)
  await page.request.post('/api/globals/historique', { data: { titre: 'Après le bal' } })
  await openSession(page, accounts.administrateur)
  await page.goto('/admin/collections/journal')
  const rows = page.locator('tbody tr')
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(editor.email)
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('Publication')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exporter (CSV)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^journal-\d{4}-\d\d-\d\d\.csv$/)

  await rows.first().getByRole('link').first().click()
  const change = page.getByRole('row', { name: /Titre/ })
  await expect(change.getByRole('cell')).toHaveText([/Avant le bal/, /Après le bal/])
  await expect(page.getByRole('button', { name: 'Sauvegarder' })).toHaveCount(0)
  await expectAccessible(page, 'entry of the journal', { within: '.journal-entry' })
})

test('an editor does not see the journal, and sees the author of each version of a page', async ({
  panel,
  changePageTexts,
}) => {
  await changePageTexts('historique', { titre: 'Une' })
  await panel.request.post('/api/globals/historique', { data: { titre: 'Deux' } })
  await panel.goto('/admin')
  await expect(panel.getByRole('link', { name: 'Coordonnées' }).first()).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Journal' })).toHaveCount(0)

  await panel.goto('/admin/globals/historique/versions')
  await expect(panel.getByRole('row').nth(1)).toContainText(accounts.editeur.email)
  await expect(panel.getByRole('row').nth(1)).toContainText('Version en ligne')
  await expect(panel.getByRole('row').nth(2)).toContainText(accounts.administrateur.email)

  await panel.getByRole('row').nth(1).getByRole('link').first().click()
  const saved = panel.locator('[data-field-path="enregistrement"]')
  await expect(saved).toContainText(accounts.editeur.email)
  await expect(saved).toContainText(accounts.administrateur.email)
})
