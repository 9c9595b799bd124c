import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { makeAccount } from '../../factories/account'
import { client } from '../../support/client'
import { openRecords } from '../../support/records'
import { accounts, type Account } from '../../support/setups'
import { expectAccessible } from '../expectAccessible'
import { expect, openSession, test } from '../fixtures'
import { openGuide } from '../guide'
import { writePasswordTwice } from '../panel'

const { told, quoted, press } = openGuide('guide-administrateur', 'Les comptes')

async function openAccounts(page: Page): Promise<void> {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await page
    .getByRole('link', { name: told('Comptes'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/admin\/collections\/users/)
}

async function openAccount(page: Page, { email }: Account): Promise<void> {
  await openAccounts(page)
  await page.getByRole('link', { name: email }).click()
  await expect(page.locator('#field-email')).toHaveValue(email)
}

test.describe('the guide’s chapter of the accounts, followed by its words', () => {
  let signIn: (account: Account) => Promise<number>

  test.beforeEach(async ({ page, product }) => {
    signIn = async ({ email, password }) =>
      (await client(product.url).post('/api/users/login', { email, password })).status
    await openSession(page, accounts.administrateur)
  })

  /** Fills in a new account but for its password, and saves it. */
  async function makeAccountInPanel(page: Page, email: string, choose: () => Promise<void>) {
    await openAccounts(page)
    await page.getByText(told('Ajouter'), { exact: true }).first().click()
    await page.locator('#field-email').fill(email)
    await choose()
    await page.locator('#field-role').getByRole('combobox').click()
    await page.getByRole('option', { name: told('Éditeur') }).click()
    await press(page, 'Sauvegarder')
    await expect(page.locator('.payload-toast-container')).toContainText('C’est ajouté')
    await expect(page).toHaveURL(/\/admin\/collections\/users\/[\w-]{24,}/)
  }

  const newEmail = () => `nouvelle-${randomInt(2 ** 40)}@regards.test`

  test('makes an account by invitation, whose owner chooses the password', async ({
    page,
    product,
    smtp,
  }) => {
    const account = { email: newEmail(), password: 'farandole-de-mai' }
    await makeAccountInPanel(page, account.email, async () => {
      await expect(page.getByLabel(told('Envoyer une invitation'))).toBeChecked()
      await expect(page.locator('#field-password')).toBeHidden()
    })
    await expect(page.getByText('n’a pas encore choisi son mot de passe')).toBeVisible()
    await expect(page.getByRole('button', { name: told('Renvoyer l’invitation') })).toBeVisible()
    const mail = await smtp.waitForMail(({ to }) => to.includes(account.email))
    await test.step('its form says that the message leaves, and when it left, without a reload', async () => {
      const records = await openRecords({ dataDir: product.dataDir, databaseUrl: null })
      const setSent = (invitationEnvoyeeLe: Date | null) =>
        records.update('users', { email: account.email }, { invitationEnvoyeeLe })
      await setSent(null)
      await page.reload()
      await expect(page.getByText(/Son invitation part\./)).toBeVisible()
      await setSent(new Date())
      await records.close()
      await expect(
        page.getByText(/L’invitation envoyée le .* est valable sept jours/),
      ).toBeVisible()
    })
    const address = /https?:\/\/[^/]+(\/invitation#jeton=\S+)/.exec((await mail.parse()).text ?? '')
    await page.goto(address?.[1] ?? '')
    await page.getByLabel('Votre mot de passe').fill(account.password)
    await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'correct')
    await page.getByRole('button', { name: 'Choisir ce mot de passe' }).click()
    await expect(page.getByText('Votre mot de passe est choisi.')).toBeVisible()

    expect(await signIn(account)).toBe(200)
  })

  test('makes an account with a password, closes its sessions, unlocks it, gives it another password and removes it', async ({
    page,
    product,
    administrator,
  }) => {
    const account = { email: newEmail(), password: 'farandole' }
    const changed = { ...account, password: 'nouvelle-farandole' }
    await makeAccountInPanel(page, account.email, async () => {
      await page.getByLabel(told('Envoyer une invitation')).uncheck()
      await writePasswordTwice(page, account.password)
      await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'faible')
    })

    await test.step('closes the sessions', async () => {
      const { json } = await client(product.url).post<{ token: string }>(
        '/api/users/login',
        account,
      )
      await press(page, 'Fermer toutes les sessions')
      await expect(page.getByText('Les sessions de ce compte sont fermées.')).toBeVisible()
      const headers = { authorization: `JWT ${json.token}` }
      const me = await client(product.url).get<{ user: object | null }>('/api/users/me', {
        headers,
      })
      expect(me.json.user).toBeNull()
    })

    await test.step('unlocks the account after too many wrong passwords', async () => {
      for (let index = 0; index < 10; index += 1) await signIn({ ...account, password: 'faux-mot' })
      expect(await signIn(account)).toBe(401)
      await press(page, 'Forcer le déverrouillage')
      await expect(page.getByText('Déverrouillé avec succès')).toBeVisible()
      expect(await signIn(account)).toBe(200)
    })

    await test.step('gives another password', async () => {
      await openAccount(page, account)
      await press(page, 'Changer le mot de passe')
      await writePasswordTwice(page, changed.password)
      await press(page, 'Sauvegarder')
      await expect(page.getByText('Mis à jour avec succès.').first()).toBeVisible()
      expect(await signIn(changed)).toBe(200)
      expect(await signIn(account)).toBe(401)
    })

    await test.step('removes the account', async () => {
      quoted('le menu « ⋮ » en haut à droite')
      await page.getByRole('button', { name: 'Autres actions' }).click()
      await press(page, 'Supprimer')
      await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()
      await expect(page).toHaveURL(/\/admin\/collections\/users(\?.*)?$/)
      expect(await signIn(changed)).toBe(401)
    })

    await test.step('an editeur has no way to unlock an account', async () => {
      await administrator.as('editeur')
      await openSession(page, accounts.editeur)
      await page.goto('/admin/account')
      await expect(page.getByRole('button', { name: 'Changer le mot de passe' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Forcer le déverrouillage' })).toHaveCount(0)
    })
  })

  test('asks for the password again, ten minutes after the sign-in', async ({
    page,
    administrator,
    product,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 40[03]/)
    const account = await makeAccount(administrator)
    const owner = await makeAccount(administrator, 'administrateur')
    await openSession(page, owner)
    await openAccount(page, account)
    const frame = page.getByRole('region', { name: told('Confirmez que c’est vous') })
    await expect(page.getByRole('button', { name: 'Fermer toutes les sessions' })).toBeVisible()
    await expect(frame).toBeHidden()

    const records = await openRecords({
      dataDir: product.dataDir,
      databaseUrl: product.mongo?.url,
    })
    const dateConnexion = new Date(Date.now() - 11 * 60_000)
    await records.update('sessions', { compte: owner.id }, { dateConnexion })
    await records.close()
    await page.reload()
    await expect(frame).toBeVisible()
    await expectAccessible(page, 'the password asked again', { within: '.reauthentication' })
    await press(page, 'Changer le mot de passe')
    await writePasswordTwice(page, 'nouvelle-farandole')
    await press(page, 'Sauvegarder')
    await expect(page.getByText('Confirmez d’abord que c’est vous').first()).toBeVisible()

    const password = frame.getByLabel('Votre mot de passe')
    await password.fill('faux-mot')
    await password.press('Enter')
    await expect(frame.getByRole('alert')).toHaveText('Ce n’est pas votre mot de passe actuel.')
    await password.fill(owner.password)
    await press(page, 'Confirmer mon identité')
    await expect(frame).toBeHidden()
    await press(page, 'Sauvegarder')
    await expect(page.getByText('Mis à jour avec succès.').first()).toBeVisible()
    expect(await signIn({ ...account, password: 'nouvelle-farandole' })).toBe(200)
  })
})
