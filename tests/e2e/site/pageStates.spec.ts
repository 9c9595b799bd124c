import type { Page } from '@playwright/test'
import { api, mockApiFault, failedToLoad, holdResponses } from '../apiFaults'
import { breakPageReads } from '../breakPageReads'
import { expectAccessible } from '../expectAccessible'
import { expect, test } from '../fixtures'
import { navigateClientSide } from '../navigateClientSide'
import { historique } from '../sitePages'

/*
 * tests/web/features/pageErrors.test.tsx and tests/web/lib/auth/sessionErrors.test.tsx cover every
 * page with every error. This file covers what needs a browser: the network itself, and the
 * appearance of messages.
 */

// For axe: an element in transition has an intermediate colour.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a page shows its loading state, then its error without a server, and loads on demand', async ({
  page,
  expectedErrors,
}) => {
  const { path, heading } = historique
  const calls = api.page('historique')
  const loading = 'Chargement de la page…'
  expectedErrors.push(failedToLoad)
  const mend = await mockApiFault(page, calls, 'down')
  const { release } = await holdResponses(page, calls)
  await navigateClientSide(page, path)
  await expect(page.getByRole('main').getByText(loading)).toBeVisible()
  await expect(page.locator('h1')).toHaveCount(1)
  await expectSiteAround(page)
  await expectAccessible(page, `${path} loading`)

  await release()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Cette page n’a pas pu être chargée.')
  await expect(alert).toContainText('Le serveur est injoignable.')
  await expect(page.locator('h1')).toHaveCount(1)
  await expectAccessible(page, `${path} without an answer`)

  await mend()
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(alert).toHaveCount(0)
  await expect(page.getByText(loading)).toHaveCount(0)
})

test('a page comes without data that the server could not read, and fetches them again', async ({
  page,
  product,
  expectedErrors,
}) => {
  expectedErrors.push(failedToLoad)
  // Clears the server's cache: it would return the last response of a page that it has rendered.
  await product.restart()
  const mend = await breakPageReads(page, product.dataDir, 'historique')
  try {
    const answer = await page.goto(historique.path)
    expect(answer?.status()).toBe(503)
    expect(answer?.headers()['retry-after']).toMatch(/^\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

    const alert = page.getByRole('alert')
    await expect(alert).toBeVisible()
    await mend()
    await alert.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(historique.heading)
    await expect(alert).toHaveCount(0)
  } finally {
    await mend()
  }
})

test('a page whose code does not come for want of a network says so, and comes when it is loaded anew', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedToLoad, /Failed to fetch dynamically imported module/, /Historique/)
  const code = /\/assets\/HistoriquePage-.*\.js/
  await page.route(code, (route) => route.abort())
  await page.route('**/a-propos/historique', (route) => route.abort())
  await navigateClientSide(page, '/a-propos/historique')

  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Cette page n’a pas pu s’afficher')
  await expectSiteAround(page)
  await expectAccessible(page, 'page without code')
  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Recharger la page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre histoire')
})

/** Expects the site's navigation and footer, and that the navigation works. */
async function expectSiteAround(page: Page) {
  // The last audit may have left a small viewport, whose menu is collapsed.
  await page.setViewportSize({ width: 1280, height: 800 })
  const about = page.getByRole('button', { name: 'À propos' })
  await about.click()
  await expect(page.getByRole('link', { name: 'Notre siège' })).toBeVisible()
  await about.click()
  await expect(about).toHaveAttribute('aria-expanded', 'false')
  const legal = page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' })
  await expect(legal).toBeVisible()
}
