import { deleteAllRegards, publishWithSharedCover } from '../../factories/regard'
import { articlePath, publishArticleIssue } from '../articleIssue'
import { bothSizes, expectAccessible } from '../expectAccessible'
import { measureLayoutShift } from '../firstLoad'
import { expect, keepingTest as test } from '../fixtures'
import {
  expectForcedColours,
  expectLargeTargets,
  expectNoCutText,
  expectNoOverflow,
} from '../layoutChecks'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeAll(async ({ administrator, product }) => {
  await publishArticleIssue(product, administrator)
  for (const numero of [51, 50, 49, 48]) {
    const dateParution = `2025-0${numero - 47}-15`
    await publishWithSharedCover(administrator, { numero, dateParution, titre: `Numéro ${numero}` })
  }
})
test.afterAll(({ administrator }) => deleteAllRegards(administrator))

const telephone = { width: 360, height: 740 }

test.describe('the home page', () => {
  test('leads to an article with one tap, and to the issues of the year', async ({ page }) => {
    await page.setViewportSize(telephone)
    await page.goto('/')
    const previous = page.getByRole('region', { name: 'Les numéros précédents' })
    await expect(previous.getByRole('heading', { level: 4 })).toHaveText([/^#51/, /^#50/, /^#49/])
    await page
      .getByRole('region', { name: 'À lire dans ce numéro' })
      .getByRole('link', { name: 'Un langage de fil' })
      .click()
    await expect(page).toHaveURL(articlePath)
    await expect(page.getByText(/^La coiffe, au/)).toBeVisible()
  })

  test('has titles of one size, and pictures that no words cover', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/')
    const sizes = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .evaluateAll((titles) => titles.map((title) => getComputedStyle(title).fontSize))
    expect(sizes.length).toBeGreaterThan(4)
    expect(new Set(sizes).size).toBe(1)
    const slide = page.getByRole('region', { name: 'À la une' }).getByRole('group')
    const title = await slide.getByRole('heading').boundingBox()
    const picture = await slide.locator('div').nth(1).boundingBox()
    expect(title?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? Infinity))
  })

  test('is whole in every size and for axe, and nothing moves', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'À lire dans ce numéro' })).toBeVisible()
    await expectAccessible(page, 'home page with articles', { on: bothSizes })
    await expectNoOverflow(page)
    await expectNoCutText(page)
    await expectLargeTargets(page)
    await expectForcedColours(page, true)
    await page.setViewportSize(telephone)
    await page.reload()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect((await measureLayoutShift(page)).sum).toBeLessThan(0.01)
  })
})

test.describe('the search', () => {
  test('shows an article once, whose page opens with the words marked', async ({ page }) => {
    await page.goto('/recherche?q=costume+pays')
    const results = page.getByRole('region', { name: 'Résultats' })
    await expect(results.getByRole('heading', { level: 2 })).toHaveText([
      /^Un langage de fil \(Regards #52, p\.\s2–3\)$/,
      /^La vielle \(Regards #52, p\.\s4\)$/,
    ])
    await expectAccessible(page, 'articles found')
    await expectNoOverflow(page)
    await results.getByRole('link', { name: /^Page 3 de/ }).click()
    await expect(page).toHaveURL('/regards/52/lire/3?q=costume+pays')
  })

  test('keeps the section and the year on « Back »', async ({ page }) => {
    await page.goto('/recherche?q=costume+pays&annee=2026&rubrique=Costumes')
    const results = page.getByRole('region', { name: 'Résultats' })
    await expect(results.getByRole('heading', { level: 2 })).toHaveText([/^Un langage de fil/])
    await expect(results.getByRole('status')).toHaveText(
      /1\srésultat pour «\scostume pays\s» en 2026, rubrique «\sCostumes\s»/,
    )
    await results.getByRole('link', { name: /^Un langage/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Un langage/ })).toBeVisible()
    await page.goBack()
    await expect(results.getByRole('link', { name: /^Costumes/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expectAccessible(page, 'filtered by section')
    await results.getByRole('link', { name: 'Toutes les rubriques' }).click()
    await expect(page).toHaveURL('/recherche?q=costume+pays&annee=2026')
    await expect(results.getByRole('heading', { level: 2 })).toHaveCount(2)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, waitsForHydration: false })

    test('suggests words, and filters by section with links', async ({ page }) => {
      await page.goto('/recherche')
      const words = page.getByRole('region', { name: 'À essayer' }).getByRole('link')
      await expect(words.first()).toHaveAttribute('href', /^\/recherche\?q=/)
      await page.goto('/recherche?q=costume+pays&rubrique=Costumes')
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Un langage de fil/])
      await page.getByRole('link', { name: 'Toutes les rubriques' }).click()
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2)
    })

    test('the home page has its articles and covers', async ({ page }) => {
      await page.goto('/')
      await expect(
        page.getByRole('region', { name: 'À lire dans ce numéro' }).getByRole('link'),
      ).toHaveCount(2)
      await expect(
        page.getByRole('region', { name: 'Les numéros précédents' }).getByRole('listitem'),
      ).toHaveCount(3)
    })
  })
})
