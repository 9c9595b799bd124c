import { publishReadable } from '../../factories/readablePages'
import { deleteAllRegards } from '../../factories/regard'
import { bothSizes, expectAccessible } from '../expectAccessible'
import { expect } from '../fixtures'
import { expectLargeTargets, expectNoOverflow } from '../layoutChecks'
import { getPicture, numero, publishIssues, read, test } from '../readableIssue'

test.beforeAll(({ product, administrator }) => publishIssues(product, administrator))
test.afterAll(({ administrator }) => deleteAllRegards(administrator))

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, waitsForHydration: false })

  test('an issue is read page by page', async ({ page }) => {
    await page.goto(`/regards/${numero}`)
    await page.getByRole('link', { name: 'Lire en ligne' }).click()
    await expect(getPicture(page, 1)).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.getByRole('link', { name: 'Page suivante' }).click()
    await expect(page).toHaveURL(`/regards/${numero}/lire/2`)
    await expect(getPicture(page, 3)).toBeInViewport()
    await page.getByRole('link', { name: 'Page suivante' }).click()
    await expect(page).toHaveURL(`/regards/${numero}/lire/4`)

    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('link', { name: 'Page suivante' }).click()
    await expect(page).toHaveURL(`/regards/${numero}/lire/5`)
    await expect(getPicture(page, 4)).toBeHidden()
    await page.getByRole('link', { name: 'Page précédente' }).click()
    await expect(page).toHaveURL(`/regards/${numero}/lire/4`)
    await page.getByRole('link', { name: `Revenir au numéro ${numero}` }).click()
    await expect(page).toHaveURL(`/regards/${numero}`)
  })
})

test.describe('in every state', () => {
  // For axe: an element in transition has an intermediate colour.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the reader is accessible', async ({ page }) => {
    await read(page, 2)
    await expectAccessible(page, 'reader', { on: bothSizes })
    for (const panel of ['Sommaire', 'Chercher dans ce numéro', 'Autres façons de lire']) {
      await page.getByRole('button', { name: panel }).click()
      await expectAccessible(page, panel)
    }
    await page.getByRole('button', { name: 'Fermer' }).click()
    await page.getByRole('button', { name: 'Agrandir' }).click()
    await expectAccessible(page, 'enlarged')
    await page.goto(`/regards/${numero}/lire/3?q=bourree`)
    await expect(page.locator('[data-page="3"] mark')).toBeAttached()
    await expectAccessible(page, 'marked')
  })

  test('the states without pages are accessible', async ({ page }) => {
    for (const path of ['/regards/51/lire', '/regards/50/lire', `/regards/${numero}/lire/8`]) {
      await page.goto(path)
      await expectAccessible(page, path)
    }
  })

  test('targets are large, and nothing overflows', async ({ page, product, administrator }) => {
    await read(page, 2)
    await expectNoOverflow(page)
    await expectLargeTargets(page)

    const titre = 'Moissons et feux de la Saint-Jean dans les villages de Berry'
    const plan = [{ titre: 'Éditorial', page: 2, niveau: 1 }]
    await publishReadable(product, administrator, {
      numero: 48,
      titre,
      plan,
      pages: ['Regards', 'Fin.'],
    })
    await page.addInitScript(() => localStorage.setItem('regards:lectures', '[[48,2]]'))
    await page.goto('/regards/48/lire')
    await expect(page.getByRole('button', { name: 'Reprendre' })).toBeVisible()
    await expectNoOverflow(page)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    await expectNoOverflow(page)
    for (const panel of ['Sommaire', 'Autres façons de lire']) {
      await page.getByRole('button', { name: panel }).click()
      await expectNoOverflow(page)
    }
  })
})
