import { addAbonnes, deleteAllAbonnes } from '../../factories/abonnes'
import { accounts } from '../../support/setups'
import { expect, openSession } from '../fixtures'
import { englishNames, nameless, test } from '../panel'

test('every control of a page’s form has a name, in French', async ({ panel }) => {
  await panel.goto('/admin/globals/accueil')
  const text = panel.locator('[data-field-path="presentation"]')
  for (const name of ['Gras', 'Italique', 'Exposant', 'Lien', 'Style du texte']) {
    await expect(text.getByRole('button', { name, exact: true }).first()).toBeVisible()
  }
  await expect.poll(() => nameless(panel)).toEqual([])
  await expect.poll(() => englishNames(panel)).toEqual([])
})

test('an administrator reads the dates of a subscriber as in France', async ({
  page,
  product,
  administrator,
}) => {
  await addAbonnes(product, ['dates@abonnes.test'], {
    dateDemande: new Date('2026-03-05T14:07:00Z'),
  })
  try {
    await openSession(page, accounts.administrateur)
    await page.goto('/admin/collections/abonnes')
    await page.getByRole('link', { name: 'dates@abonnes.test' }).click()

    await expect(page.locator('#field-dateDemande input')).toHaveValue('05/03/2026 15:07')
    await expect.poll(() => englishNames(page)).toEqual([])
  } finally {
    await deleteAllAbonnes(administrator)
  }
})
