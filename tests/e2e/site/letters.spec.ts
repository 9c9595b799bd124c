import type { Page } from '@playwright/test'
import { addAbonnes, createAddresses, deleteAllAbonnes } from '../../factories/abonnes'
import { writeLetter } from '../../factories/letters'
import { makeRichText } from '../../factories/richText'
import { findDeliveryErrors } from '../../support/campaigns'
import { accounts } from '../../support/setups'
import { expectAccessible } from '../expectAccessible'
import { expect, openSession, test } from '../fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.afterEach(async ({ administrator, smtp }) => {
  smtp.reset()
  await deleteAllAbonnes(administrator)
})

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Relire et envoyer' })

test('an administrator writes a letter, reads it, tries it, and sends it to the subscribers', async ({
  page,
  product,
  smtp,
  expectedErrors,
}) => {
  const emails = createAddresses('fiche-de-lettre', 5)
  await addAbonnes(product, emails)
  // axe runs in no frame without scripts.
  expectedErrors.push(/Blocked script execution in 'about:srcdoc'/)
  await openSession(page, accounts.administrateur)

  await test.step('from the administration to a new letter, which is kept as a draft', async () => {
    await page.goto('/adminregards')
    await page.getByRole('link', { name: 'Lettres aux abonnés' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lettres aux abonnés')
    await page.goto('/admin/collections/annonces/create')
    await expect(page.getByText(/^Écrivez la lettre et sauvegardez-la\./)).toBeVisible()
    await page.getByLabel('Objet').fill('Le bal du quinze mai')
    await page.locator('[contenteditable="true"]').click()
    await page.keyboard.type('Chers amis, venez danser.')
    await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click()
    await expect(page).toHaveURL(/\/annonces\/[\w-]{20,}$/)
    await expect(page.getByText(/^Brouillon\s: les abonnés n’ont rien reçu\.$/)).toBeVisible()
  })

  await test.step('values typed since are saved, and shown as the subscribers will read them', async () => {
    await page.getByLabel('Objet').fill('Le bal du seize mai')
    await page.getByRole('button', { name: 'Relire et envoyer' }).click()
    const dialog = dialogOf(page)
    await expect(dialog.getByText('Le bal du seize mai')).toBeVisible()
    const message = dialog.frameLocator('iframe[title="Lettre"]')
    await expect(message.getByText('Chers amis, venez danser.', { exact: true })).toBeVisible()
    await dialog.getByRole('radio', { name: 'Texte seul' }).check()
    await expect(dialog.getByRole('group', { name: 'Lettre en texte seul' })).toContainText(
      'Chers amis, venez danser.',
    )
    await dialog.getByRole('radio', { name: 'Téléphone' }).check()
    await expectAccessible(page, 'dialog of a letter', { within: '.letter__dialog' })
    await dialog.getByRole('button', { name: 'M’envoyer un essai' }).click()
    await expect(dialog.getByText(/^L’essai est parti à l’adresse /)).toBeVisible()
    const mails = await Promise.all(smtp.mails.map((mail) => mail.parse()))
    expect(mails.map(({ subject }) => subject)).toContain('[Essai] Le bal du seize mai')
    smtp.reset()
  })

  await test.step('it leaves once to each, and is in the history', async () => {
    await dialogOf(page)
      .getByRole('button', { name: /^Envoyer à 5\sabonnés$/ })
      .click()
    await expect(page.getByText(/^Envoyée à 5\sabonnés le /)).toBeVisible({ timeout: 30_000 })
    expect(findDeliveryErrors(smtp.mails, emails)).toEqual({ missed: [], twice: [] })
    await expect(page.getByRole('button', { name: 'Relire et envoyer' })).toHaveCount(0)
    await expect(page.getByLabel('Objet')).toBeDisabled()
    await page.goto('/admin/collections/annonces')
    const row = page.getByRole('row', { name: /Le bal du seize mai/ })
    await expect(row).toContainText('Envoyée')
    await expect(row).toContainText('5')
  })
})

test('the preview warns of a letter that Gmail cuts, and of no other', async ({
  page,
  administrator,
}) => {
  const warning = dialogOf(page).getByText(/Gmail coupe les messages de plus de 102\sko/)
  const open = async (id: string) => {
    await page.goto(`/admin/collections/annonces/${id}`)
    await page.getByRole('button', { name: 'Relire et envoyer' }).click()
    await expect(dialogOf(page).getByRole('radio', { name: 'Texte seul' })).toBeVisible()
  }
  const paragraphs = Array.from({ length: 250 }, () => 'Venez danser au bal. '.repeat(18))
  const long = await writeLetter(administrator, { texte: makeRichText(...paragraphs) })
  const short = await writeLetter(administrator)
  await openSession(page, accounts.administrateur)
  await open(long.id)
  await expect(warning).toBeVisible()
  await open(short.id)
  await expect(warning).toHaveCount(0)
})

test('a letter is planned, and becomes a draft again', async ({
  page,
  administrator,
  expectedErrors,
}) => {
  // The date that is past.
  expectedErrors.push(/status of 400/)
  const { id } = await writeLetter(administrator, { objet: 'La lettre de janvier' })
  await openSession(page, accounts.administrateur)
  await page.goto(`/admin/collections/annonces/${id}`)
  await page.getByRole('button', { name: 'Relire et envoyer' }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByText('Personne n’est encore inscrit')).toBeVisible()
  await dialog.getByRole('radio', { name: 'À une date choisie' }).check()
  await dialog.getByLabel('Jour et heure (de Paris)').fill('2020-01-01T09:00')
  await dialog.getByRole('button', { name: 'Programmer l’envoi' }).click()
  await expect(dialog.getByText('Cette date est passée.')).toBeVisible()
  await dialog.getByLabel('Jour et heure (de Paris)').fill('2099-01-05T09:30')
  await dialog.getByRole('button', { name: 'Programmer l’envoi' }).click()

  await expect(page.getByText('Envoi prévu le lundi 5 janvier 2099 à 09:30.')).toBeVisible()
  await expect(page.getByLabel('Objet')).toBeDisabled()
  await page.getByRole('button', { name: 'Déprogrammer l’envoi' }).click()
  await expect(page.getByText(/^Brouillon\s/)).toBeVisible()
  await expect(page.getByLabel('Objet')).toBeEnabled()
  await administrator.delete(`/api/annonces/${id}`)
})
