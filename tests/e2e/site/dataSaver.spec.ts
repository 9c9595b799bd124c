import type { Page } from '@playwright/test'
import { publishRegard } from '../../factories/regard'
import { pageScripts } from '../apiFaults'
import { expect, test } from '../fixtures'

// Several pictures are in the window.
test.use({ waitsForHydration: false, viewport: { width: 1280, height: 2000 } })

/** Makes the browser tell pages that the visitor saves data, or how fast the connection is. */
const setConnection = (page: Page, connection: { saveData: boolean; effectiveType: string }) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)

function recordScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (pageScripts.test(request.url())) scripts.push(request.url())
  })
  return scripts
}

for (const [name, connection] of [
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['has a slow connection', { saveData: false, effectiveType: '3g' }],
] as const) {
  test(`for a visitor who ${name}, a page is readable without its scripts, which load with the first touch`, async ({
    administrator,
    page,
  }) => {
    await setConnection(page, connection)
    await publishRegard(administrator, { numero: 9801, dateParution: '2031-03-21' })
    await publishRegard(administrator, { numero: 9802, dateParution: '2031-06-21' })
    const scripts = recordScripts(page)
    await page.goto('/regards')
    // The second picture of the window, which scripts would show.
    const cover = page.locator('img[alt="Couverture du numéro 9801"]')
    await expect(cover).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])

    const menu = page.getByRole('button', { name: 'À propos' })
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await expect(cover).toHaveCount(1)
    expect(scripts.length).toBeGreaterThan(2)
  })
}

test('a link that is touched first opens its page', async ({ page, expectedErrors }) => {
  // Scripts of a page that is left while they load.
  expectedErrors.push(/Le code de la page/, /Failed to fetch dynamically imported module/)
  await setConnection(page, { saveData: true, effectiveType: '4g' })
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales')
})

test('on paper, a page that was not used has its pictures', async ({ administrator, page }) => {
  await setConnection(page, { saveData: true, effectiveType: '4g' })
  await publishRegard(administrator, { numero: 9803 })
  const scripts = recordScripts(page)
  await page.goto('/')
  const cover = page.locator('img[alt="Couverture du numéro 9803"]')
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(cover).toHaveCount(1)
  expect(scripts).toEqual([])
})

test('a page that is empty without scripts does not wait', async ({ page }) => {
  await setConnection(page, { saveData: true, effectiveType: '4g' })
  await page.goto('/compte')
  await expect(page).toHaveURL(/\/login/)
})

test('a page with a fast connection does not wait', async ({ page }) => {
  await setConnection(page, { saveData: false, effectiveType: '4g' })
  const script = page.waitForRequest(pageScripts)
  await page.goto('/')
  await script
})
