import type { Page } from '@playwright/test'
import type { Account } from '../support/setups'

/** Signs in through the form of /login. */
export async function signInOnPage(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}
