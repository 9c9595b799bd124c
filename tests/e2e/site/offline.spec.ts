import type { Page } from '@playwright/test'
import { publishRegard } from '../../factories/regard'
import { failedToLoad } from '../apiFaults'
import { expectAccessible } from '../expectAccessible'
import { expect, test } from '../fixtures'
import { historique, regards } from '../sitePages'
import { gotoAlive } from '../../support/gotoAlive'

test.use({
  serviceWorkers: 'allow',
  waitsForLife: false,
  contextOptions: { reducedMotion: 'reduce' },
})

/** Addresses of the pages that the worker has kept. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('regards-page-1')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })

/** Opens a page and waits until it is kept. */
async function read(page: Page, path: string) {
  await gotoAlive(page, path)
  await expect.poll(() => keptPages(page)).toContain(path)
}

test('without network, a page that was not read leads to those that were', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(failedToLoad)
  await read(page, regards.path)
  await read(page, historique.path)
  await context.setOffline(true)

  await page.goto('/mentions-legales')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous êtes hors connexion')
  await expect(page.getByRole('link', { name: /^(Historique|\/a-propos)/ })).toBeVisible()
  await expectAccessible(page, 'offline page')
  await page.getByRole('link', { name: /^(Regards|\/regards)/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regards')

  await context.setOffline(false)
  await page.goto('/mentions-legales')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales')
})

test('a site whose pages are kept can be installed', async ({ page }) => {
  await read(page, regards.path)

  const manifest = page.locator('head link[rel="manifest"]')
  await expect(manifest).toHaveAttribute('href', '/manifest.webmanifest')
  const { start_url, display } = (await (
    await page.request.get('/manifest.webmanifest')
  ).json()) as {
    start_url: string
    display: string
  }
  expect({ start_url, display }).toEqual({ start_url: '/', display: 'minimal-ui' })
})

test('a page that was gone to inside the site is kept too', async ({ page, administrator }) => {
  await publishRegard(administrator, { numero: 41 })
  await read(page, regards.path)
  await page.getByRole('link', { name: '#41' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('#41')

  await expect.poll(() => keptPages(page)).toContain('/regards/41')
})

test('a change shows at once: pages come from the network first', async ({ page, write }) => {
  await read(page, historique.path)
  await write('historique', { titre: 'Une autre histoire' })

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une autre histoire')
})

test('nothing is kept of the sign-in, nor of what an account sees', async ({ page }) => {
  await read(page, regards.path)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion')
  await read(page, historique.path)

  expect(await keptPages(page)).not.toContain('/login')
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => /^\/api\/users|^\/admin|\.pdf$/.test(path))).toEqual([])
})
