import { deleteAllRegards } from '../../factories/regard'
import { articlePath, publishArticleIssue } from '../articleIssue'
import { failedToLoad } from '../apiFaults'
import { expectAccessible } from '../expectAccessible'
import { expect, test } from '../fixtures'

test.use({
  serviceWorkers: 'allow',
  waitsForHydration: false,
  contextOptions: { reducedMotion: 'reduce' },
})

test.afterAll(({ administrator }) => deleteAllRegards(administrator))

test('an issue that is kept is read without network: pages, text, articles; then it is removed', async ({
  page,
  context,
  product,
  administrator,
  expectedErrors,
}) => {
  expectedErrors.push(failedToLoad, /La lecture n’a pas été comptée/)
  await publishArticleIssue(product, administrator)
  await page.goto('/regards/52')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
  await page.getByRole('button', { name: /^Garder ce numéro \(environ .* [KM]o\)$/ }).click()
  const kept = page.getByText(/^Gardé sur cet appareil \(.*\s[KM]o\)\s: il se lit sans réseau\.$/)
  await expect(kept).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Retirer de cet appareil' })).toBeFocused()
  await expectAccessible(page, 'a kept issue', { on: ['small'] })

  await context.setOffline(true)
  // Pages that were never opened.
  await page.goto('/regards/52/lire/3')
  await expect(page.getByRole('img', { name: 'Page 3 sur 4' })).toBeVisible()
  await expect(page.locator('[data-page="3"] [data-text-layer]')).toBeAttached()
  // With code that the page had never loaded.
  await page.getByRole('link', { name: 'Lire le texte de cette page' }).click()
  await expect(page.getByText('Le chanvre')).toBeVisible()
  await page.goto(articlePath)
  await expect(page.getByRole('heading', { level: 1, name: 'Un langage de fil' })).toBeVisible()
  const picture = page.getByRole('img', { name: 'Dessin 2-f1' }).first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.goto('/regards/52/texte')
  await expect(page.getByText('La coiffe, au', { exact: false }).first()).toBeVisible()
  // A page that is not kept leads to the issue.
  await page.goto('/a-propos/historique')
  await page.getByRole('link', { name: 'Regards #52, gardé sur cet appareil' }).click()
  await expect(page.getByRole('img', { name: 'Page 1 sur 4' })).toBeVisible()
  await context.setOffline(false)

  await page.goto('/regards')
  const list = page.getByRole('region', { name: 'Gardés sur cet appareil' })
  await expect(list.getByRole('link')).toHaveText('#52 Sous la coiffe')
  await list.getByRole('button', { name: 'Retirer le numéro 52' }).click()
  await expect(list).toHaveCount(0)
  expect(await page.evaluate(() => caches.has('garde-52'))).toBe(false)
})
