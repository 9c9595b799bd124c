import { addAbonnes, deleteAllAbonnes } from '../../factories/abonnes'
import { publishRegard } from '../../factories/regard'
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

test('an administrator sorts the issues, and changes one, by names in French', async ({
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

  await expect(page.getByLabel('Date de parution')).toHaveValue('2024-03-15')
  await expect.poll(() => nameless(page)).toEqual([])
  await expect.poll(() => englishNames(page)).toEqual([])
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

test('every control of the lists, the dashboard and the versions has a name, in French', async ({
  page,
  changePageTexts,
}) => {
  await changePageTexts('historique', { titre: 'Une' })
  await openSession(page, accounts.administrateur)
  for (const [path, text] of [
    ['/admin', 'Comptes'],
    ['/admin/globals/historique/versions', 'Enregistré par'],
    ['/admin/collections/users', accounts.administrateur.email],
    ['/admin/collections/abonnes', 'Abonnés'],
    ['/admin/collections/images', 'Images'],
  ] as const) {
    await page.goto(path)
    await expect(
      page.getByText(text, { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible()
    await expect.poll(() => nameless(page), path).toEqual([])
    await expect.poll(() => englishNames(page), path).toEqual([])
  }
})
