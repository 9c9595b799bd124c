import { makeAccount } from '../../factories/account'
import { publishRegard } from '../../factories/regard'
import { createClientWithHeaders, openSession as openSessionOf } from '../../support/session'
import { accounts } from '../../support/setups'
import { expect, fillSignIn, openSession, signIn } from '../fixtures'
import { test } from '../panel'

test('text typed when the session ends is shown as unsaved, and restored after signing in', async ({
  panel,
  changePageTexts,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[13]/)
  await changePageTexts('historique', { titre: 'Notre histoire' })
  await panel.goto('/admin/globals/historique')
  const title = panel.getByLabel('Titre', { exact: false }).first()
  await expect(title).toHaveValue('Notre histoire')
  await title.fill('Une heure de travail')
  await panel.context().clearCookies()
  await panel.getByRole('button', { name: 'Publier', exact: true }).click()
  // An autosave may be refused too, with a message of its own.
  const refusals = panel.getByText('Vous n’êtes pas connecté, ou ne l’êtes plus.')
  await expect(refusals.first()).toBeVisible()
  await expect(panel.getByText('pas le droit')).toHaveCount(0)
  // The notice stays, and leads back to this page without a question.
  await expect(refusals).toHaveCount(0)
  await expect(panel.getByText('Votre session est terminée.')).toBeVisible()
  await panel.getByRole('button', { name: 'Se reconnecter' }).click()
  await fillSignIn(panel, accounts.editeur)

  await expect(panel).toHaveURL('/admin/globals/historique')
  await expect(title).toHaveValue('Notre histoire')
  await panel.getByRole('button', { name: 'Les reprendre' }).click()
  await expect(title).toHaveValue('Une heure de travail')
  await panel.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(panel.getByText('Mis à jour avec succès.').first()).toBeVisible()
  await panel.reload()
  await expect(title).toHaveValue('Une heure de travail')
  await expect(panel.getByRole('button', { name: 'Les reprendre' })).toHaveCount(0)
})

test('values of an issue typed when the session ends are restored after signing in', async ({
  page,
  administrator,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[13]/)
  const { id } = await publishRegard(administrator)
  await openSession(page, accounts.administrateur)
  await page.goto(`/admin/collections/regards/${id}`)
  const text = page.getByLabel('Sommaire')
  await text.fill('Les coiffes du Bourbonnais')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('Vous n’êtes pas connecté, ou ne l’êtes plus.')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn(page, accounts.administrateur)

  // The draft does not appear in another issue's form.
  await page.goto('/admin/collections/regards/create')
  await expect(text).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Les reprendre' })).toHaveCount(0)
  await page.goto(`/admin/collections/regards/${id}`)
  await page.getByRole('button', { name: 'Les reprendre' }).click()
  await expect(text).toHaveValue('Les coiffes du Bourbonnais')
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('Mis à jour avec succès.').first()).toBeVisible()
  await page.reload()
  await expect(text).toHaveValue('Les coiffes du Bourbonnais')
  await expect(page.getByRole('button', { name: 'Les reprendre' })).toHaveCount(0)
})

test('text typed on a page that a colleague edits stays, is shown beside theirs, and changes only its own fields', async ({
  panel,
  product,
  administrator,
  changePageTexts,
  expectedErrors,
}) => {
  // An autosave before the page is taken over.
  expectedErrors.push(/status of 423/)
  await changePageTexts('historique', { titre: 'Notre histoire' })
  await panel.goto('/admin/globals/historique')
  const title = panel.getByLabel('Titre', { exact: false }).first()
  await expect(title).toHaveValue('Notre histoire')
  const colleague = await makeAccount(administrator)
  const there = createClientWithHeaders(product.url, {
    cookie: (await openSessionOf(product.url, colleague)).cookie,
    origin: product.url,
  })
  const draft = '/api/globals/historique?draft=true'
  const autosaved = await there.post(`${draft}&autosave=true`, { titre: 'Leur histoire' })
  expect(autosaved.status).toBe(200)

  await title.fill('Mon histoire')
  await panel.getByRole('button', { name: 'Prendre la main' }).click()
  await expect(title).toHaveValue('Leur histoire')
  const offer = panel.getByText('n’ont pas été enregistrés')
  await expect(offer).toContainText('remplace ce qu’il y a mis (Titre)')
  await panel.reload()
  await expect(offer).toContainText('(Titre)')
  await panel.getByRole('button', { name: 'Les reprendre' }).click()
  await expect(title).toHaveValue('Mon histoire')
  const titleNow = async () => (await there.get<{ titre: string }>(draft)).json.titre
  await expect.poll(titleNow).toBe('Mon histoire')
  await expect(offer).toHaveCount(0)

  const { json } = await there.get<{ docs: { version: { titre: string } }[] }>(
    '/api/globals/historique/versions?sort=-updatedAt&limit=2',
  )
  expect(json.docs.map(({ version }) => version.titre)).toEqual(['Mon histoire', 'Leur histoire'])
})
