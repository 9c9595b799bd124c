import type { Page } from '@playwright/test'
import { api, holdResponses, pageScripts } from '../apiFaults'
import { expect, test } from '../fixtures'
import { navigateClientSide } from '../navigateClientSide'
import {
  accueil,
  historique,
  mentionsLegales,
  notreSiege,
  politiqueDeConfidentialite,
  getDocumentTitle,
} from '../sitePages'

const about = (page: Page) => page.getByRole('button', { name: 'À propos' })
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('from page to page', () => {
  const legalLink = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: mentionsLegales.name })
  const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

  test('one begins at the top, and comes back to where one was', async ({ page }) => {
    await page.goto(historique.path)
    await expect(heading(page)).toHaveText(historique.heading)
    await legalLink(page).scrollIntoViewIfNeeded()
    const left = await scrollY(page)
    expect(left).toBeGreaterThan(500)
    await legalLink(page).click()
    await expect(heading(page)).toHaveText(mentionsLegales.heading)
    await expect.poll(() => scrollY(page)).toBe(0)

    await page.goBack()
    await expect(heading(page)).toHaveText(historique.heading)
    await expect.poll(() => scrollY(page)).toBe(left)
    await page.goForward()
    await expect(heading(page)).toHaveText(mentionsLegales.heading)
    await expect.poll(() => scrollY(page)).toBe(0)
  })

  test.describe('from another document, the page’s code being late', () => {
    test.use({ waitsForHydration: false })

    test('one is where one was at once, and stays there or where one scrolls oneself', async ({
      page,
    }) => {
      const loaded = page.waitForRequest(api.session)
      await page.goto(historique.path)
      await loaded
      await legalLink(page).scrollIntoViewIfNeeded()
      const left = await scrollY(page)
      expect(left).toBeGreaterThan(500)
      for (const scrolls of [false, true]) {
        await page.goto('/api/health/live')
        const { release } = await holdResponses(page, pageScripts)
        await page.goBack()
        await expect(heading(page)).toHaveText(historique.heading)
        await expect.poll(() => scrollY(page)).toBe(left)
        if (scrolls) await page.keyboard.press('Home')
        if (scrolls) await expect.poll(() => scrollY(page)).toBe(0)
        const alive = page.waitForRequest(api.session)
        await release()
        await alive
        expect(await scrollY(page)).toBe(scrolls ? 0 : left)
      }
    })
  })

  test('the focus goes to the content, and the title is announced', async ({ page }) => {
    await page.goto('/')
    const announcement = page.locator('[aria-live="polite"][aria-atomic="true"]')
    await expect(heading(page)).toHaveText(accueil.heading)
    await expect(announcement).toHaveText('')
    await about(page).click()
    await entry(page, historique.name).click()

    await expect(page.locator('main')).toBeFocused()
    await expect(announcement).toHaveText(getDocumentTitle(historique))
    await page.keyboard.press('Tab')
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused()
    await page.goBack()
    await expect(announcement).toHaveText(getDocumentTitle(accueil))
    await expect(page.locator('main')).toBeFocused()
  })

  test('the title is announced once the page’s code has come, too', async ({ page }) => {
    const { release } = await holdResponses(page, /\/assets\/HistoriquePage-.*\.js$/)
    await page.goto('/')
    await expect(heading(page)).toHaveText(accueil.heading)
    await about(page).click()
    await entry(page, historique.name).click()
    await expect(page).toHaveURL(historique.path)
    const announcement = page.locator('[aria-live="polite"][aria-atomic="true"]')
    await expect(announcement).toHaveText('Chargement de la page…')
    await expect(page.locator('[data-loading-bar]')).toBeVisible()
    await expect(heading(page)).toHaveText(accueil.heading)
    await release()

    await expect(announcement).toHaveText(getDocumentTitle(historique))
    await expect(page.locator('[data-loading-bar]')).toHaveCount(0)
    await expect(page.locator('main')).toBeFocused()
  })

  test.describe('a link to a part of the page', () => {
    const contents = (page: Page) =>
      page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link')
    const sections = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
    // The contents stay in view: a click on them does not scroll.
    test.use({ viewport: { width: 1280, height: 500 } })

    test('is a step of its own for « Back », on the first page of a visit, and leads there from the second', async ({
      page,
    }) => {
      await page.goto(mentionsLegales.path)
      await contents(page).nth(1).click()
      await expect(sections(page).nth(1)).toBeInViewport()
      await expect.poll(() => scrollY(page)).toBeGreaterThan(0)
      const left = await scrollY(page)
      await contents(page).last().click()
      await expect(sections(page).last()).toBeInViewport()
      await expect.poll(() => scrollY(page)).toBeGreaterThan(left)
      await page.goBack()
      await expect.poll(() => scrollY(page)).toBe(left)
      await page.goBack()
      await expect.poll(() => scrollY(page)).toBe(0)

      const other = { name: 'politique de confidentialité' }
      await page.getByRole('main').getByRole('link', other).click()
      await expect(heading(page)).toHaveText(politiqueDeConfidentialite.heading)
      await expect(page).toHaveURL(politiqueDeConfidentialite.path)
      await legalLink(page).click()
      await expect(heading(page)).toHaveText(mentionsLegales.heading)
      await contents(page).last().click()
      await expect(sections(page).last()).toBeInViewport()
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await expect(sections(page).last()).toBeInViewport()
    })
  })
})

test.describe('to the courses', () => {
  const courses = (page: Page) => page.getByRole('region', { name: 'Nos stages' })
  const topOf = (page: Page) =>
    courses(page).evaluate((element) => element.getBoundingClientRect().top)

  test('the second slide leads down the same page, where what was typed and seen stays; the name of the federation leads home', async ({
    page,
  }) => {
    await page.goto(notreSiege.path)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Fédération/ })
      .click()
    await expect(page).toHaveURL('/')
    await expect(heading(page)).toHaveText(accueil.heading)

    await page.getByRole('button', { name: 'Diapositive 2 sur 3' }).click()
    const box = page.getByLabel('Votre adresse e-mail')
    await box.fill('camille@example.org')
    await page.getByRole('link', { name: 'Découvrir les stages' }).click()
    await expect(page).toHaveURL('/#stages')
    await expect.poll(() => topOf(page)).toBeCloseTo(0, -1)
    await expect(courses(page).getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(box).toHaveValue('camille@example.org')
    await expect(page.getByRole('group')).toHaveAccessibleName('2 sur 3')
  })

  test('an address leads there, and from another page too, though the texts come late', async ({
    page,
  }) => {
    await page.goto('/#stages')
    await expect(courses(page).getByRole('heading', { level: 2 })).toBeInViewport()
    await expect.poll(() => topOf(page)).toBeCloseTo(0, -1)

    const { release } = await holdResponses(page, api.page('accueil'))
    const asked = page.waitForRequest(api.page('accueil'))
    await navigateClientSide(page, '/#stages')
    await asked
    await expect(page.getByText('Chargement de la page…')).toBeVisible()
    await release()
    await expect(courses(page).getByRole('heading', { level: 2 })).toBeInViewport()
    await expect.poll(() => topOf(page)).toBeCloseTo(0, -1)
  })
})
