import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { historique, notreSiege, quiSommesNous } from '../sitePages'

const about = (page: Page) => page.getByRole('button', { name: 'À propos' })
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const aboutPages = [historique, quiSommesNous, notreSiege]

// tests/web/ui/menu and tests/web/app/layouts/Navbar.test.tsx cover every key and every role. This
// file covers what needs a browser: layout, real focus, the history and the session.

test('the menu « À propos » opens and closes by mouse and keyboard, and leads to its three pages', async ({
  page,
}) => {
  await page.goto('/')
  await expect(entry(page, 'Historique')).toBeHidden()

  await test.step('a click opens it; another one, there or beside it, closes it', async () => {
    for (const other of [about(page), heading(page)]) {
      await about(page).click()
      await expect(entry(page, 'Historique')).toBeVisible()
      await other.click()
      await expect(entry(page, 'Historique')).toBeHidden()
    }
  })

  await test.step('it closes once the Tab key has left it, in either direction', async () => {
    for (const [key, steps, after] of [
      // Forwards through its entries, or backwards directly to the previous link.
      ['Tab', 4, entry(page, '#REGARDS')],
      ['Shift+Tab', 1, entry(page, 'Accueil')],
    ] as const) {
      await about(page).focus()
      await page.keyboard.press('Enter')
      for (let step = 0; step < steps; step += 1) await page.keyboard.press(key)
      await expect(after).toBeFocused()
      await expect(about(page)).toHaveAttribute('aria-expanded', 'false')
    }
  })

  await test.step('each entry leads to its page, by mouse and by Enter', async () => {
    for (const sitePage of aboutPages) {
      await about(page).click()
      if (sitePage === notreSiege) await entry(page, sitePage.name).press('Enter')
      else await entry(page, sitePage.name).click()
      await expect(page).toHaveURL(sitePage.path)
      const title = page.getByRole('heading', { level: 1, name: sitePage.heading, exact: true })
      await expect(title).toBeVisible()
      await expect(about(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(about(page)).toHaveAttribute('aria-current', 'true')
    }
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Menu|Fermer/ })

  test('the menu is behind a button, closes at each navigation, and by Escape from the inside out', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(about(page)).toBeHidden()

    await test.step('Escape closes open menus, the innermost first', async () => {
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

    // The URL changes first; the menu belongs to the previous page until the new one is rendered.
    const expectClosedAt = async (path: string) => {
      await expect(page).toHaveURL(path)
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(about(page)).toBeHidden()
    }

    await test.step('each navigation closes it', async () => {
      for (const { path, name } of aboutPages) {
        await menu(page).click()
        await about(page).click()
        await entry(page, name).click()
        await expectClosedAt(path)
      }
      await menu(page).click()
      await entry(page, '#REGARDS').click()
      await expectClosedAt('/regards')
    })

    await test.step('so do the way back, and a link to the page itself', async () => {
      await menu(page).click()
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
      await page.goBack()
      await expectClosedAt(notreSiege.path)
      await menu(page).click()
      await about(page).click()
      await entry(page, notreSiege.name).click()
      await expectClosedAt(notreSiege.path)
    })
  })
})
