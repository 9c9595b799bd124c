import { expect, test } from '../fixtures'
import { regards } from '../sitePages'

test.use({ javaScriptEnabled: false, waitsForHydration: false })

test('every page is reached through the navigation, on a small screen too', async ({ page }) => {
  await page.goto('/')
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' })
  await expect(navigation.getByRole('link', { name: 'Historique' })).toBeHidden()
  await navigation.getByRole('button', { name: 'À propos' }).hover()
  await navigation.getByRole('link', { name: 'Historique' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre histoire')

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  await navigation.getByRole('link', { name: 'Notre siège' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre siège')
  await navigation.getByRole('link', { name: '#REGARDS' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(regards.heading)
})

test('/ressources leads away, as with script', async ({ page, otherWebsite, changePageTexts }) => {
  await changePageTexts('parametres', { ressources: otherWebsite.url })
  await page.goto('/ressources')
  await expect(page).toHaveURL(new RegExp(`^${otherWebsite.url}`))
})

test('functions that need script say so', async ({ page }) => {
  for (const path of ['/mot-de-passe-oublie', '/nouveau-mot-de-passe#jeton=un-jeton']) {
    await test.step(path, async () => {
      await page.goto(path)

      // `useInnerText`: the assertion's default text excludes the content of noscript.
      await expect(page.getByRole('main')).toContainText('Cette page a besoin de JavaScript.', {
        useInnerText: true,
      })
    })
  }
})

test('a form sends nothing, least of all a password in an address', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Mot de passe').fill('secret')
  await page.getByLabel('Mot de passe').press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})
