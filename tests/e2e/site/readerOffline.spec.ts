import type { Page } from '@playwright/test'
import { publishReadable } from '../../factories/readablePages'
import { failedToLoad } from '../apiFaults'
import { expect, test } from '../fixtures'

test.use({ serviceWorkers: 'allow', waitsForHydration: false })

/** Delay before a page reports its own files to the service worker. */
const patienceMs = 2_000

const keptReadings = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('regards-reading-1')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })

/** Waits until the shown pages are kept, with their words. */
async function expectKept(page: Page, path: string) {
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(patienceMs)
  await expect.poll(() => keptReadings(page)).toContain(path)
}

test('pages that were read are there without network, with their words', async ({
  page,
  context,
  product,
  administrator,
  expectedErrors,
}) => {
  expectedErrors.push(failedToLoad)
  await page.clock.install()
  const pages = ['Regards', 'La danse', 'Les noces', 'La vielle', 'Fin', 'Six', 'Sept', 'Huit']
  await publishReadable(product, administrator, { numero: 52, pages })

  await page.goto('/regards/52/lire')
  await expect(page.locator('[data-page="1"] [data-text-layer]')).toBeAttached()
  await expectKept(page, '/regards/52/lire')
  await page.reload()
  await expect(page.locator('[data-page="1"] [data-text-layer]')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-page="2"] [data-text-layer]')).toBeAttached()
  await expectKept(page, '/regards/52/lire/2')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('img', { name: 'Page 2 sur 8' })).toBeVisible()
  await expect(page.locator('[data-page="2"] [data-text-layer]')).toContainText('danse')
  await page.getByRole('link', { name: 'Page précédente' }).click()
  await expect(page.getByRole('img', { name: 'Page 1 sur 8' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByText('Cette page n’a pas pu être chargée.').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Cette page n’a pas pu être chargée.')).toHaveCount(0)
  await expect(page.locator('[data-page="8"] [data-text-layer]')).toContainText('Huit')
})
