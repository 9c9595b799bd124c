import { deleteAllRegards } from '../../factories/regard'
import { nextPath, publishArticleIssue } from '../articleIssue'
import { expect, keepingTest as test } from '../fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeAll(({ administrator, product }) => publishArticleIssue(product, administrator))
test.afterAll(({ administrator }) => deleteAllRegards(administrator))

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, waitsForHydration: false })

  test('an article is read whole, with its pictures', async ({ page }) => {
    await page.goto('/regards/52')
    await page.getByRole('link', { name: 'Un langage de fil' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un langage de fil')
    await expect(page.getByRole('heading', { name: 'Le drap et la toile' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Tableau, page 3' })).toBeVisible()
    for (const name of ['Partager', 'Citer', 'Affichage', 'Écouter'])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    const picture = page.locator('img[alt="Dessin 2-f2"]')
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
    await expect(page.getByRole('link').filter({ has: picture })).toHaveAttribute(
      'href',
      /\/2-f2-480\.webp$/,
    )
    await page.getByRole('link', { name: /Article suivant/ }).click()
    await expect(page).toHaveURL(nextPath)
  })
})
