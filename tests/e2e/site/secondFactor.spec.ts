import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { makeAccount } from '../../factories/account'
import { client } from '../../support/client'
import { addTotp, computeTotpCode } from '../../support/secondFactor'
import { createClientWithHeaders, openSession as openApiSession } from '../../support/session'
import { accounts } from '../../support/setups'
import { addPasskey, openAccountPage, plugInAuthenticator, press } from '../accountPage'
import { expectAccessible, sizes } from '../expectAccessible'
import { expect, openSession, sendSignIn, signIn, signOut, test } from '../fixtures'
import { openGuide } from '../guide'
import { findBrokenWords } from '../layoutChecks'

// Passkeys belong to a domain name.
test.use({
  baseURL: async ({ cuttingProxy }, use) => {
    await use(`http://localhost:${cuttingProxy.port}`)
  },
  contextOptions: { reducedMotion: 'reduce' },
  // A sign-in without its code.
  expectedErrors: [/status of 401/],
})

const { told } = openGuide('guide-administrateur')

/** Audits a state of the page at both widths, and goes back to the wide one. */
async function audit(page: Page, state: string, within = 'html'): Promise<void> {
  await expectAccessible(page, state, { within })
  await page.setViewportSize(sizes.large)
}

test('an account gets an app and a passkey, and signs in with each', async ({
  page,
  administrator,
}) => {
  const account = await makeAccount(administrator)
  await plugInAuthenticator(page)
  await signIn(page, account)
  await openAccountPage(page)
  await audit(page, 'the account without a second factor')

  const secret = await test.step('adds an app', async () => {
    await press(page, 'Ajouter une application')
    await page.getByLabel('Mot de passe actuel').fill(account.password)
    await press(page, 'Continuer')
    await expect(page.getByRole('img', { name: /Code QR/ })).toBeVisible()
    await audit(page, 'the QR code', 'dialog')
    const shown = (await page.getByRole('dialog').locator('code').innerText()).replaceAll(' ', '')
    await page.getByLabel('Code à six chiffres').fill(computeTotpCode(shown))
    await press(page, 'Valider')
    const codes = page.getByRole('dialog', { name: 'Gardez ces codes de récupération' })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    await audit(page, 'the recovery codes', 'dialog')
    // Copied by hand: a code does not break at its hyphen.
    expect(await findBrokenWords(codes.getByRole('list'))).toEqual([])
    const download = page.waitForEvent('download')
    await press(page, 'Télécharger')
    const file = await (await download).path()
    expect(readFileSync(file, 'utf8')).toContain(
      (await codes.getByRole('listitem').allInnerTexts()).join('\n'),
    )
    await press(page, 'J’ai gardé ces codes')
    await expect(page.getByText('Il vous en reste 10.')).toBeVisible()
    return shown
  })

  await test.step('signs in with its code', async () => {
    await signOut(page)
    await sendSignIn(page, account)
    const code = page.getByLabel('Code à six chiffres')
    await expect(code).toBeFocused()
    await audit(page, 'the code of the sign-in')
    await code.fill(computeTotpCode(secret, 1))
    await press(page, 'Valider')
    await expect(page).toHaveURL('/')
  })

  await test.step('adds a passkey', async () => {
    await openAccountPage(page)
    await addPasskey(page, { nom: 'Ordinateur du bureau', password: account.password })
    await expect(page.getByRole('listitem').getByText('Ordinateur du bureau').first()).toBeVisible()
    await audit(page, 'the account with both')
  })

  await test.step('signs in with the passkey alone', async () => {
    await signOut(page)
    await page.goto('/login')
    await audit(page, 'the sign-in with a passkey')
    await press(page, 'Utiliser une clé d’accès')
    await expect(page).toHaveURL('/')
    await press(page, 'Mon compte')
    await expect(page.getByText('Connecté en tant que')).toContainText(account.email)
  })
})

test('an administrateur removes a lost second factor, by the words of the guide', async ({
  page,
  product,
  administrator,
}) => {
  const remove = told('Retirer la double authentification')
  const account = await makeAccount(administrator)
  const { cookie } = await openApiSession(product.url, account)
  await addTotp(createClientWithHeaders(product.url, { cookie }), account.password)
  const signInStatus = async () =>
    (await client(product.url).post('/api/users/login', account)).status
  expect(await signInStatus()).toBe(401)

  await openSession(page, accounts.administrateur)
  await page.goto(`/admin/collections/users/${account.id}`)
  await press(page, remove)
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(page.getByText('La double authentification est retirée.')).toBeVisible()
  await expect(page.getByRole('button', { name: remove, exact: true })).toHaveCount(0)
  expect(await signInStatus()).toBe(200)
})
