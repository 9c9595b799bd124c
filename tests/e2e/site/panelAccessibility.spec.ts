import { publishRegard } from '../../factories/regard'
import { accounts } from '../../support/setups'
import { expect, openSession, test } from '../fixtures'
import { englishNames, nameless } from '../panel'

test('each control of the panel has a name, in French', async ({
  page,
  administrator,
  changePageTexts,
}) => {
  const { id } = await publishRegard(administrator, { numero: 7, dateParution: '2024-03-15' })
  await changePageTexts('historique', { titre: 'Une' })
  await openSession(page, accounts.administrateur)
  for (const [path, text] of [
    ['/admin', 'Changer une page'],
    ['/admin/collections/regards', '15/03/2024'],
    [`/admin/collections/regards/${id}`, 'Date de parution'],
    ['/admin/globals/accueil', 'Titre de la page'],
    ['/admin/account', accounts.administrateur.email],
    ['/admin/globals/historique/versions', 'Enregistré par'],
    ['/admin/collections/users', ', sans double authentification'],
    ['/admin/collections/abonnes', 'Abonnés'],
    ['/admin/collections/images', 'Images'],
  ] as const) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
    await expect.poll(() => nameless(page), path).toEqual([])
    await expect.poll(() => englishNames(page), path).toEqual([])
    if (path === '/admin/collections/regards')
      await expect(
        page.getByRole('button', { name: 'Trier par Numéro, ordre croissant' }),
      ).toBeVisible()
  }
})
