import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Connects a device that verifies its user and keeps passkeys. */
export async function plugInAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Presses the button of a name. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

/** Opens « Sécurité du compte » by the menu of the account. */
export async function openAccountPage(page: Page): Promise<void> {
  await press(page, 'Mon compte')
  await page.getByRole('link', { name: 'Sécurité du compte' }).click()
  await expect(page).toHaveURL('/compte')
}

/** Adds a passkey on the page of the account, with the device that is connected. */
export async function addPasskey(
  page: Page,
  { nom, password }: { nom: string; password: string },
): Promise<void> {
  await press(page, 'Ajouter une clé d’accès')
  await page.getByLabel('Nom de la clé').fill(nom)
  await page.getByLabel('Mot de passe actuel').fill(password)
  await press(page, 'Créer la clé')
  await expect(page.getByText('La clé d’accès est ajoutée.')).toBeVisible()
}
