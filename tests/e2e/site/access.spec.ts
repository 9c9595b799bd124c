import { accounts } from '../../support/setups'
import { expect, openSession, signIn, test } from '../fixtures'

test('a visitor is led to the home page or to the login page, and signs in there with the right password', async ({
  page,
  expectedErrors,
}) => {
  // The 401 response, and the log entry that the specification requires.
  expectedErrors.push(/status of 401/, /^La connexion a échoué/)
  const { email } = accounts.administrateur

  await test.step('an unknown route leads to the home page', async () => {
    await page.goto('/une/page/qui/n-existe-pas')
    await expect(page).toHaveURL('/')
  })

  await test.step('a visitor who opens the administration is sent to the login page', async () => {
    await page.goto('/adminregards')
    await expect(page).toHaveURL('/login?redirect=%2Fadminregards')
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  })

  await test.step('wrong credentials show an error, and the form keeps its values', async () => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Mot de passe').fill('ce-n-est-pas-lui')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByText('Email ou mot de passe incorrect.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
  })

  await test.step('a signed-in user is redirected from the login page', async () => {
    await signIn(page, accounts.administrateur)
    await page.goto('/login')
    await expect(page).toHaveURL('/')
  })
})

test('an editeur is told that publishing is for administrators, and finds the texts', async ({
  page,
  administrator,
}) => {
  await administrator.as('editeur')
  await openSession(page, accounts.editeur)
  await page.goto('/adminregards')
  await expect(page.getByText(/administrateur/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ajouter le numéro' })).toBeHidden()

  await page.getByRole('button', { name: 'Mon compte' }).click()
  await expect(page.getByText('Connecté en tant que')).toContainText(accounts.editeur.email)
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' })
  const texts = navigation.getByRole('link', { name: 'Textes du site' })
  await expect(texts).toHaveAttribute('href', '/admin')
  await expect(navigation.getByRole('link', { name: 'Administration' })).toHaveCount(0)
})
