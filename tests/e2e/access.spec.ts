import { accounts } from '../support/setups'
import { expect, signIn, test } from './fixtures'

test('an unknown route leads to the home page', async ({ page }) => {
  await page.goto('/une/page/qui/n-existe-pas')

  await expect(page).toHaveURL('/')
})

test('a visitor who asks for the administration is sent to the login page', async ({ page }) => {
  await page.goto('/adminregards')

  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
})

test('somebody who is signed in has no business on the login page', async ({ page }) => {
  await signIn(page, accounts.administrateur)

  await page.goto('/login')

  await expect(page).toHaveURL('/')
})

test('wrong credentials are told, and leave the form as it was', async ({
  page,
  expectedErrors,
}) => {
  // The refusal itself, and the log that the specification asks for.
  expectedErrors.push(/status of 401/, /^La connexion a échoué/)
  await page.goto('/login')
  await page.getByLabel('Email').fill(accounts.administrateur.email)
  await page.getByLabel('Mot de passe').fill('ce-n-est-pas-lui')
  await page.getByRole('button', { name: 'Se connecter' }).click()

  await expect(page.getByText('Email ou mot de passe incorrect.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(accounts.administrateur.email)
})

test('an editeur is told that publishing is for administrators', async ({
  page,
  administrator,
}) => {
  await administrator.as('editeur')
  await signIn(page, accounts.editeur)

  await page.goto('/adminregards')

  await expect(page.getByText(/administrateur/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ajouter le numéro' })).toBeHidden()
})
