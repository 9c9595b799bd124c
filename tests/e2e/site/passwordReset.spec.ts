import { makeAccount } from '../../factories/account'
import { expect, signIn, test } from '../fixtures'

// What the server refuses, and other sessions, are in tests/cms/embedded/passwordReset.test.ts; faults of the form in
// tests/web/features/accounts/NouveauMotDePassePage.test.tsx.
test('a lost password is replaced through the link of a mail, whose token is in no URL of a request', async ({
  page,
  administrator,
  smtp,
}) => {
  const { email } = await makeAccount(administrator)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
  // The sign-in form, whose field has the same label, is shown until the page has loaded.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mot de passe oublié')
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
  const password = 'nouvelle-bourree'
  await page.getByLabel('Nouveau mot de passe').fill(password)
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(page.getByText('Votre mot de passe a été changé.')).toBeVisible()
  expect(asked.filter((text) => text.includes('jeton'))).toEqual([])
  await signIn(page, { email, password })
})
