import { makeAccount } from '../../factories/account'
import { expect, openSession, signIn, test } from '../fixtures'

const chosen = 'nouvelle-bourree'

test('a lost password is replaced through a mail; the old one and its sessions are out', async ({
  page,
  browser,
  administrator,
  smtp,
  expectedErrors,
  baseURL,
}) => {
  // The old password and the used link are rejected, which the browser logs.
  expectedErrors.push(/status of 40[01]/, /^La connexion a échoué/)
  const { email, password } = await makeAccount(administrator)
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const old = await elsewhere.newPage()
  await openSession(old, { email, password })
  const isOldOpen = async () => {
    const answer = await old.request.get('/api/users/me')
    return ((await answer.json()) as { user: object | null }).user !== null
  }
  expect(await isOldOpen()).toBe(true)

  await page.goto('/login')
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
  // The sign-in form, whose field has the same label, is shown until the page has loaded.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mot de passe oublié')
  await expect(page).toHaveURL('/mot-de-passe-oublie')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Recevoir un lien' }).click()
  await expect(page.getByRole('status')).toContainText('Si un compte a cette adresse')

  const mail = await smtp.waitForMail(({ to }) => to.includes(email))
  const address = /https?:\/\/[^/]+(\/nouveau-mot-de-passe#jeton=\S+)/.exec(
    (await mail.parse()).text ?? '',
  )?.[1]
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''))
  await page.goto(address ?? '')
  await page.getByLabel('Nouveau mot de passe').fill('court')
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(page.getByText('Le mot de passe doit contenir au moins 6 caractères.')).toBeVisible()
  expect(await isOldOpen()).toBe(true)
  await page.getByLabel('Nouveau mot de passe').fill(chosen)
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(page.getByText('Votre mot de passe a été changé.')).toBeVisible()
  // The token was sent in the body of one request only, and in no URL.
  expect(asked.filter((text) => text.includes('jeton'))).toEqual([])

  expect(await isOldOpen()).toBe(false)
  await page.getByRole('link', { name: 'Se connecter' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByText('Email ou mot de passe incorrect.')).toBeVisible()
  await signIn(page, { email, password: chosen })

  await page.goto(address ?? '')
  await page.getByLabel('Nouveau mot de passe').fill('encore-une-autre')
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(page.getByText('Ce lien n’est pas valable, ou ne l’est plus.')).toBeVisible()
  await page.getByRole('link', { name: 'Demander un autre lien' }).click()
  await expect(page).toHaveURL('/mot-de-passe-oublie')
  await elsewhere.close()
})

test('the panel’s own page for a lost password leads to the site’s page', async ({ page }) => {
  await page.goto('/admin/forgot')

  await expect(page).toHaveURL('/mot-de-passe-oublie')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mot de passe oublié')
})
