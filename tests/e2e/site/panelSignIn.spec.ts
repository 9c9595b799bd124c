import type { Page } from '@playwright/test'
import { accounts } from '../../support/setups'
import { expect, test } from '../fixtures'

const { email, password } = accounts.administrateur

// Wide enough for the panel to open its navigation.
test.use({ viewport: { width: 1600, height: 900 } })

async function fillSignInForm(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

test('a page of the panel leads to the sign-in on the site, back to the panel, to the site, and to the sign-out', async ({
  page,
}) => {
  // A list: another test may have left the form of a page to its éditeur, which a dialog says.
  await page.goto('/admin/collections/journal')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await fillSignInForm(page)
  // The panel adds the order of its list.
  await expect(page).toHaveURL(/\/admin\/collections\/journal(?:\?|$)/)
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()

  await page.getByRole('link', { name: 'Voir le site' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Mon compte' }).click()
  await page.getByRole('link', { name: 'Textes du site' }).first().click()
  await expect(page).toHaveURL('/admin')

  await page.goto('/admin/logout')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByLabel('Email')).toBeVisible()
})
