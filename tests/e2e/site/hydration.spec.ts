import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { accueil } from '../sitePages'

test.use({ waitsForHydration: false })

/** The scripts of the pages, without those in the head: the start and the loading of fonts. */
const code = /\/assets\/(?!bootstrap|loadFonts).*\.js$/

/** Keeps the code of the pages away until it is let come. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(code, async (route) => {
    await released
    await route.fallback()
  })
  return letGo
}

test('what is pressed and typed before the code came is not lost', async ({ page }) => {
  const letGo = await holdCode(page)
  await page.goto('/')
  const box = page.getByLabel('Votre adresse e-mail')
  const answer = page.getByText("Format d'email invalide")
  await box.fill('camille@')
  const menu = page.getByRole('button', { name: 'À propos' })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  letGo()

  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(box).toHaveValue('camille@')
  await page.getByRole('button', { name: 'S’inscrire' }).click()
  await expect(answer).toBeVisible()
})

test('a form that is sent before the code came goes by itself', async ({ page }) => {
  await holdCode(page)
  await page.goto('/')
  await page.getByLabel('Votre adresse e-mail').fill('avant-le-code@example.org')
  await page.getByRole('button', { name: 'S’inscrire' }).click()

  await expect(page).toHaveURL('/newsletter/inscription?etat=envoyee')
  await expect(page.getByText('Un message vient de partir vers cette adresse')).toBeVisible()
})

test('a page whose code does not come is read all the same', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/, /Failed to fetch dynamically imported module/)
  await page.route(code, (route) => route.abort('connectionrefused'))
  await page.goto('/')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accueil.heading)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales')
})
