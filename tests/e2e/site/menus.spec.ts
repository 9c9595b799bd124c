import type { Page } from '@playwright/test'
import { accounts } from '../../support/setups'
import { expect, openSession, test } from '../fixtures'
import { historique, notreSiege, quiSommesNous } from '../sitePages'

const about = (page: Page) => page.getByRole('button', { name: 'À propos' })
const account = (page: Page) => page.getByRole('button', { name: 'Mon compte' })
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('the menu « À propos »', () => {
  test('opens and closes at a click, and leads to its three pages', async ({ page }) => {
    await page.goto('/')
    await expect(entry(page, 'Historique')).toBeHidden()
    await about(page).click()
    await expect(entry(page, 'Historique')).toBeVisible()
    await about(page).click()
    await expect(entry(page, 'Historique')).toBeHidden()

    for (const sitePage of [historique, quiSommesNous, notreSiege]) {
      await about(page).click()
      await entry(page, sitePage.name).click()
      await expect(page).toHaveURL(sitePage.path)
      await expect(heading(page)).toHaveText(sitePage.heading)
      await expect(about(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(about(page)).toHaveAttribute('aria-current', 'true')
    }
  })

  test('closes at a click beside it', async ({ page }) => {
    await page.goto('/')
    await about(page).click()
    await heading(page).click()

    await expect(entry(page, 'Historique')).toBeHidden()
  })

  for (const key of ['Enter', 'Space']) {
    test(`opens and closes by ${key}, with the focus where it was`, async ({ page }) => {
      await page.goto('/')
      await about(page).focus()
      await page.keyboard.press(key)
      await expect(about(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(about(page)).toBeFocused()
      await page.keyboard.press(key)

      await expect(about(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(about(page)).toBeFocused()
    })
  }

  test('opens by the down arrow, and its entries follow the arrows, Home and End', async ({
    page,
  }) => {
    await page.goto('/')
    await about(page).focus()

    for (const [key, name] of [
      ['ArrowDown', 'Historique'],
      ['ArrowDown', 'Qui sommes-nous ?'],
      ['ArrowDown', 'Notre siège'],
      ['ArrowDown', 'Historique'],
      ['ArrowUp', 'Notre siège'],
      ['Home', 'Historique'],
      ['End', 'Notre siège'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(entry(page, name)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(notreSiege.path)
  })

  test('closes by Escape, and gives the focus back to its button', async ({ page }) => {
    await page.goto('/')
    await about(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(entry(page, 'Historique')).toBeFocused()
    await page.keyboard.press('Escape')

    await expect(about(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(about(page)).toBeFocused()
  })

  test('closes once the Tab key has left it, either way', async ({ page }) => {
    await page.goto('/')
    for (const [way, after] of [
      ['Tab', entry(page, '#REGARDS')],
      ['Shift+Tab', entry(page, 'Accueil')],
    ] as const) {
      await about(page).focus()
      await page.keyboard.press('Enter')
      // Into the entries and out again, or straight out, backwards.
      const steps = way === 'Tab' ? 4 : 1
      for (let step = 0; step < steps; step += 1) await page.keyboard.press(way)
      await expect(after).toBeFocused()
      await expect(about(page)).toHaveAttribute('aria-expanded', 'false')
    }
  })
})

test.describe('the menu « Mon compte »', () => {
  test('says who is signed in, and leads to the administration', async ({ page }) => {
    await openSession(page, accounts.administrateur)
    await page.goto('/')
    await account(page).click()

    await expect(page.getByText('Connecté en tant que')).toContainText(
      accounts.administrateur.email,
    )
    await entry(page, 'Administration').click()
    await expect(page).toHaveURL('/adminregards')
    await expect(heading(page)).toHaveText('Administration des Regards')
  })

  test('signs out and leads home, from wherever one is', async ({ page }) => {
    await openSession(page, accounts.administrateur)
    await page.goto('/adminregards')
    await expect(heading(page)).toHaveText('Administration des Regards')
    await account(page).click()
    await page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).click()

    await expect(page).toHaveURL('/')
    await expect(account(page)).toHaveCount(0)
    const session = await page.request.get('/api/users/me')
    expect(((await session.json()) as { user: unknown }).user).toBeNull()
  })

  test('is walked through by the keyboard alone', async ({ page }) => {
    await openSession(page, accounts.administrateur)
    await page.goto('/')
    await account(page).focus()
    const signOut = page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' })

    await page.keyboard.press('ArrowDown')
    await expect(entry(page, 'Administration')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(entry(page, 'Textes du site')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(signOut).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(account(page)).toBeFocused()
    await expect(signOut).toBeHidden()
    await page.keyboard.press('Space')
    await expect(signOut).toBeVisible()
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
    await expect(account(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('is the same for an editeur, without the administration', async ({
    page,
    administrator,
  }) => {
    await administrator.as('editeur')
    await openSession(page, accounts.editeur)
    await page.goto('/')
    await account(page).click()

    await expect(page.getByText('Connecté en tant que')).toContainText(accounts.editeur.email)
    await expect(entry(page, 'Textes du site')).toHaveAttribute('href', '/admin')
    await expect(entry(page, 'Administration')).toHaveCount(0)
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Menu|Fermer/ })

  test('the menu is behind a button, and closes at each navigation', async ({ page }) => {
    await page.goto('/')
    await expect(about(page)).toBeHidden()

    for (const { path, name } of [historique, quiSommesNous, notreSiege]) {
      await menu(page).click()
      await about(page).click()
      await entry(page, name).click()
      await expect(page).toHaveURL(path)
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(about(page)).toBeHidden()
    }
    await menu(page).click()
    await entry(page, '#REGARDS').click()
    await expect(page).toHaveURL('/regards')
    await expect(about(page)).toBeHidden()
  })

  test('the menu closes on the way back too, and when its own page is asked for', async ({
    page,
  }) => {
    await page.goto('/')
    await menu(page).click()
    await entry(page, '#REGARDS').click()
    await expect(page).toHaveURL('/regards')
    // The address changes first; the menu belongs to the page before until the new one is there.
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
    await menu(page).click()
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(about(page)).toBeHidden()
    await menu(page).click()
    await entry(page, 'Accueil').click()

    await expect(about(page)).toBeHidden()
  })

  test('Escape closes what is open, one at a time, from the inside out', async ({ page }) => {
    await page.goto('/')
    await menu(page).click()
    await about(page).click()
    await entry(page, 'Historique').focus()

    await page.keyboard.press('Escape')
    await expect(about(page)).toBeFocused()
    await expect(entry(page, 'Historique')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(about(page)).toBeHidden()
    await expect(menu(page)).toBeFocused()
    await expect(menu(page)).toHaveText('Menu')
  })
})
