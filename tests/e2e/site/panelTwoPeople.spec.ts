import type { Locator, Page, Response } from '@playwright/test'
import { makeAccount } from '../../factories/account'
import { uploadPicture } from '../../factories/page'
import { publishMagazine } from '../../support/articlesIssue'
import type { Client } from '../../support/client'
import { openRecords } from '../../support/records'
import { createClientWithHeaders, openSession as openSessionOf } from '../../support/session'
import { accounts } from '../../support/setups'
import { expect, openSession } from '../fixtures'
import { test } from '../panel'

/** Types into a form, and waits for what the form asks the server then: whether somebody saved it since. */
async function typeFirst(page: Page, field: Locator, text: string): Promise<void> {
  const isCheck = (response: Response) =>
    response.request().method() === 'POST' && response.url() === page.url()
  const checked = page.waitForResponse(isCheck)
  await field.fill(text)
  await checked
}

async function signInColleague(url: string, administrator: Client): Promise<Client> {
  const account = await makeAccount(administrator)
  const { cookie } = await openSessionOf(url, account)
  return createClientWithHeaders(url, { cookie, origin: url })
}

const stale = 'Quelqu’un a changé cette fiche entre-temps.'

test('an image saved by a colleague meanwhile is not overwritten: the typed values are offered beside theirs', async ({
  panel,
  administrator,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  const path = `/api/images/${await uploadPicture(administrator, { alt: 'Un bal' })}`
  await panel.goto(path.replace('/api/', '/admin/collections/'))
  const alt = panel.getByLabel('Texte de remplacement')
  await typeFirst(panel, alt, 'Un bal sur la place')
  expect((await administrator.patch(path, { dossier: 'Bals' })).status).toBe(200)

  await panel.getByRole('button', { name: /^Sauvegarder|^Enregistrer/ }).click()
  await expect(panel.getByText(stale)).toBeVisible()
  await expect(alt).toHaveValue('Un bal sur la place')
  await panel.getByRole('button', { name: 'Voir la fiche à jour' }).click()
  await expect(alt).toHaveValue('Un bal')
  await panel.getByRole('button', { name: 'Les reprendre' }).click()
  await expect(alt).toHaveValue('Un bal sur la place')
  await panel.getByRole('button', { name: /^Sauvegarder|^Enregistrer/ }).click()

  await expect(panel.getByText('Mis à jour avec succès.').first()).toBeVisible()
  await expect(panel.getByText(stale)).toHaveCount(0)
  const { json } = await administrator.get(path)
  expect(json).toMatchObject({ alt: 'Un bal sur la place', dossier: 'Bals' })
})

test('an article that somebody else corrected meanwhile keeps both corrections, and is saved twice in a row', async ({
  page,
  product,
  administrator,
  expectedErrors,
}) => {
  // The reading that is written names pictures that do not exist.
  expectedErrors.push(/status of 4(04|09)/)
  const place = { dataDir: product.dataDir, databaseUrl: null }
  const records = await openRecords(place)
  const { articles } = await publishMagazine(place, records, administrator)
  await records.close()
  const path = `/api/articles/${(await articles.listAll())[0]?.id ?? ''}`
  await openSession(page, accounts.administrateur)
  await page.goto(path.replace('/api/', '/admin/collections/'))
  const standfirst = page.getByLabel('Chapô')
  await typeFirst(page, standfirst, 'Sur la place.')
  expect((await administrator.patch(path, { titre: 'Le bal' })).status).toBe(200)

  const save = page.getByRole('button', { name: /^Sauvegarder|^Enregistrer/ })
  await save.click()
  await expect(page.getByText(stale)).toBeVisible()
  await page.getByRole('button', { name: 'Voir la fiche à jour' }).click()
  await expect(page.getByLabel(/^Titre/)).toHaveValue('Le bal')
  await page.getByRole('button', { name: 'Les reprendre' }).click()
  await save.click()
  const read = async () => (await administrator.get<Record<string, unknown>>(path)).json
  // The form takes the answer after the server has the change: what is typed before that may go.
  await expect(page.getByText('Mis à jour avec succès.').first()).toBeVisible()
  expect(await read()).toMatchObject({ titre: 'Le bal', chapo: 'Sur la place.' })
  await standfirst.fill('Sur la grande place.')
  await save.click()

  await expect.poll(read).toMatchObject({ titre: 'Le bal', chapo: 'Sur la grande place.' })
})

test('Esc in « Quelqu’un écrit déjà ici » leaves the page read-only, and the colleague’s draft unchanged', async ({
  panel,
  product,
  administrator,
  changePageTexts,
  expectedErrors,
}) => {
  // An autosave that the lock refuses.
  expectedErrors.push(/status of 4(09|23)/)
  await changePageTexts('historique', { titre: 'Notre histoire' })
  await panel.goto('/admin/globals/historique')
  const title = panel.getByLabel('Titre', { exact: false }).first()
  await expect(title).toHaveValue('Notre histoire')
  const there = await signInColleague(product.url, administrator)
  const draft = '/api/globals/historique?draft=true'
  const theirs = await there.post(`${draft}&autosave=true`, { titre: 'Leur histoire' })
  expect(theirs.status).toBe(200)

  await title.fill('Mon histoire')
  await expect(panel.getByText('Quelqu’un écrit déjà ici')).toBeVisible()
  await panel.keyboard.press('Escape')
  await expect(panel.getByText('Quelqu’un écrit déjà ici')).toHaveCount(0)
  await expect(title).toBeDisabled()
  await expect(panel.getByRole('button', { name: 'Publier', exact: true })).toBeDisabled()
  const { json } = await there.get<{ titre: string }>(draft)
  expect(json.titre).toBe('Leur histoire')

  await panel.setViewportSize({ width: 390, height: 844 })
  await expect(panel.getByRole('button', { name: 'Prendre la main' })).toBeInViewport({ ratio: 1 })
})

test('« Quelqu’un écrit déjà ici » names the colleague to an administrateur by name, not by e-mail', async ({
  page,
  product,
  administrator,
  changePageTexts,
}) => {
  await changePageTexts('historique', { titre: 'Notre histoire' })
  const account = await makeAccount(administrator)
  expect(
    (await administrator.patch(`/api/users/${account.id}`, { nom: 'Anne Le Goff' })).status,
  ).toBe(200)
  const { cookie } = await openSessionOf(product.url, account)
  const there = createClientWithHeaders(product.url, { cookie, origin: product.url })
  const draft = '/api/globals/historique?draft=true&autosave=true'
  expect((await there.post(draft, { titre: 'Leur histoire' })).status).toBe(200)
  await openSession(page, accounts.administrateur)
  await page.goto('/admin/globals/historique')

  const dialog = page.locator('.document-locked')
  await expect(dialog).toContainText('Anne Le Goff écrit')
  await expect(dialog).not.toContainText(account.email)
  await page.keyboard.press('Escape')
  await there.delete('/api/payload-locked-documents?where[user.value][exists]=true')
})

test('without a network a page says that nothing is saved; then it saves its draft by itself and can be published', async ({
  panel,
  administrator,
  changePageTexts,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Error submitting form|injoignable|Failed to/)
  // The preview beside the form may still be loading when the network goes.
  expectedErrors.push(/L’aperçu n’a pas pu commencer/)
  await changePageTexts('historique', { titre: 'Notre histoire' })
  await panel.goto('/admin/globals/historique')
  const title = panel.getByLabel('Titre', { exact: false }).first()
  await expect(title).toHaveValue('Notre histoire')
  await panel.context().setOffline(true)
  await title.fill('Une heure de travail')
  const notice = panel.getByText('rien n’est enregistré pour le moment')
  await expect(notice).toBeVisible()
  const publish = panel.getByRole('button', { name: 'Publier', exact: true })
  await publish.click()
  await expect(panel.getByText('Le serveur est injoignable. Vérifiez').first()).toBeVisible()
  await expect(panel.getByText('Failed to fetch')).toHaveCount(0)
  await expect(notice).toBeVisible()

  await panel.context().setOffline(false)
  const read = async () =>
    (
      await administrator.get<{ titre: string; _status: string }>(
        '/api/globals/historique?draft=true',
      )
    ).json
  await expect.poll(read).toMatchObject({ titre: 'Une heure de travail', _status: 'draft' })
  await expect(notice).toHaveCount(0)
  await publish.click()
  await expect(panel.getByText('Mis à jour avec succès.').first()).toBeVisible()
  // A draft of the same text would enable it again.
  await expect(publish).toBeDisabled()
  expect(await read()).toMatchObject({ titre: 'Une heure de travail', _status: 'published' })
})
