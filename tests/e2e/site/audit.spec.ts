import type { Page } from '@playwright/test'
import { addPagePictures, pagePictureAlts } from '../../factories/pagePictures'
import { deleteAllRegards, publishWithSharedCover } from '../../factories/regard'
import { accounts } from '../../support/setups'
import { openRegardForm } from '../adminPage'
import { bothSizes, expectAccessible } from '../expectAccessible'
import { findAddedStyles, openFirstLoad, measureLayoutShift } from '../firstLoad'
import { expect, openSession, keepingTest as test } from '../fixtures'
import { expectTabOrder } from '../tabOrder'
import {
  expectForcedColours,
  expectLargeTargets,
  expectNoOverflow,
  expectNoCutText,
} from '../layoutChecks'
import { expectFooter, expectNavigation, expectedPageTexts } from '../expectedPageTexts'
import {
  accueil,
  concoursPhoto,
  historique,
  login,
  mentionsLegales,
  notreSiege,
  quiSommesNous,
  regards,
  sitePages,
  getDocumentTitle,
  type SitePage,
} from '../sitePages'

test.use({ waitsForHydration: false })

const regard: SitePage = {
  path: '/regards/111',
  name: 'Regards #111 : Coiffes et dentelles',
  heading: 'Regards #111 Coiffes et dentelles',
}

const year: SitePage = { path: '/regards?annee=2023', name: 'Regards 2023', heading: 'Regards' }

/** The pages whose content the set-up changes, with some of their texts before the change. */
const emptyPages: { page: SitePage; says: string[] }[] = [
  { page: accueil, says: ['Aucun numéro disponible pour le moment.'] },
  { page: notreSiege, says: [] },
  {
    page: regards,
    says: [
      'Aucun numéro disponible pour le moment.',
      "Les administrateurs peuvent ajouter des numéros via la page d'administration.",
    ],
  },
]

/** What the set-up adds to each page: texts, and how often each picture is rendered. */
const contents: Readonly<Record<string, { words?: string[]; pictures?: [string, number][] }>> = {
  [accueil.path]: {
    words: ['#112', '21/09/2024'],
    // The visible slide, and the three courses.
    pictures: [
      [pagePictureAlts.large, 4],
      [pagePictureAlts.portrait, 1],
    ],
  },
  [historique.path]: { pictures: [[pagePictureAlts.large, 6]] },
  [quiSommesNous.path]: { pictures: [[pagePictureAlts.large, 1]] },
  [notreSiege.path]: {
    pictures: [
      [pagePictureAlts.large, 1],
      [pagePictureAlts.logo, 2],
    ],
  },
  [regards.path]: { words: ['#112', '#111', '#110', '2022'] },
  [regard.path]: { words: ['Coiffes et dentelles', 'Un dossier.'] },
}

/**
 * One page of each template, which gets the whole audit; the others share its components, and get what
 * their own texts can break.
 */
const templates = [accueil, notreSiege, historique, mentionsLegales, regards, regard, login]

/** The templates that have a picture, a card and a form: the colours of all others are theirs. */
const darkTemplates = [accueil, regard, login]

/** All pages but the second redirection, which is the first with another name. */
const auditedPages = [...sitePages.filter((each) => each !== concoursPhoto), regard]

/** One part of a page's audit: its failure is recorded and does not stop the other parts. */
async function audit(title: string, check: () => Promise<void>) {
  await test.step(title, async () => {
    const failure = await check().then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    expect.soft(failure, title).toBe('')
  })
}

for (const { page: sitePage, says } of emptyPages) {
  test(`${sitePage.path} without issues and pictures`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(sitePage.path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(sitePage.heading)
    for (const words of says) await audit(words, () => expect(main).toContainText(words))
    await expect(main.getByRole('article')).toHaveCount(0)
    await audit('axe', () => expectAccessible(page, 'empty'))
    await audit('overflow', () => expectNoOverflow(page))
  })
}

test.describe('with issues and pictures', () => {
  let takeDownPictures = async () => {}

  test.beforeAll(async ({ administrator }) => {
    takeDownPictures = await addPagePictures(administrator)
    await publishWithSharedCover(administrator, { numero: 112, dateParution: '2024-09-21' })
    const { id } = await publishWithSharedCover(administrator, {
      numero: 111,
      dateParution: '2023-06-21',
    })
    await publishWithSharedCover(administrator, { numero: 110, dateParution: '2022-06-21' })
    const texts = { titre: 'Coiffes et dentelles', sommaire: 'Un dossier.\nUn entretien.' }
    await administrator.patch(`/api/regards/${id}`, texts)
  })

  test.afterAll(async ({ administrator }) => {
    await deleteAllRegards(administrator)
    await takeDownPictures()
  })

  for (const sitePage of auditedPages) {
    test(`audit of ${sitePage.path}`, async ({ page }) => {
      await auditFirstLoad(page, sitePage)
      await auditContent(page, sitePage)
      if (templates.includes(sitePage)) await auditTemplate(page, sitePage)
      else {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await audit('axe', () =>
          expectAccessible(page, 'visitor', { on: ['large'], hasDark: false }),
        )
        await audit('overflow', () => expectNoOverflow(page))
      }
    })
  }

  test('audit of /adminregards', async ({ page }) => {
    await openSession(page, accounts.administrateur)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/adminregards')
    await openRegardForm(page)
    await auditLayout(page, { hasControls: true })
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('a page of each template is read without script', async ({ page }) => {
      for (const { path, heading, isStandalone } of [...templates, year]) {
        await audit(path, async () => {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
          const way = isStandalone
            ? 'Fédération des arts et traditions populaires'
            : 'Mentions légales'
          await expect(page.getByRole('link', { name: way, exact: true })).toBeVisible()
        })
      }
    })

    test('all slides of the home page can be seen without script', async ({ page }) => {
      await page.goto('/')
      const slides = page.getByRole('region', { name: 'À la une' }).getByRole('group')

      await expect(slides).toHaveCount(3)
      for (const slide of await slides.all()) {
        await slide.scrollIntoViewIfNeeded()
        await expect(slide.getByRole('heading')).toBeInViewport()
        await expect(slide.locator('img')).toBeInViewport()
      }
      await expect(page.getByRole('button', { name: 'Diapositive suivante' })).toBeHidden()
    })
  })
})

/**
 * Opens a page for the first time and checks its response, its requests, its added styles and
 * its layout shift.
 */
async function auditFirstLoad(page: Page, { path, status = 200 }: SitePage) {
  const { response, requested } = await openFirstLoad(page, path)
  const layoutShift = await measureLayoutShift(page)
  const addedStyles = await findAddedStyles(page, await response.text())

  expect.soft(response.status()).toBe(status)
  const repeated = requested.filter((each, index) => requested.indexOf(each) !== index)
  expect.soft(repeated, 'paths that are requested twice').toEqual([])
  const calls = requested.filter((each) => each.startsWith('/api/'))
  expect.soft(calls, 'calls to the API').toEqual(['/api/users/me'])
  expect.soft(addedStyles, 'styles that are not in the HTML').toEqual([])
  expect.soft(layoutShift.sum, `layout shift: ${layoutShift.moved}`).toBeLessThan(0.005)
}

const toHrefs = (links: Element[]) => links.map((link) => (link as HTMLLinkElement).href)

async function auditContent(page: Page, sitePage: SitePage) {
  const main = page.getByRole('main')
  await audit('title, language, heading and landmarks', async () => {
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(sitePage.heading)
    await expect.soft(page).toHaveTitle(getDocumentTitle(sitePage))
    await expect.soft(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect.soft(page.locator('h1')).toHaveCount(1)
    await expect.soft(page.locator('main')).toHaveCount(1)
    await expect.soft(page.locator('head title')).toHaveCount(1)
    const indexing = page.locator('head link[rel="canonical"], head meta[name="robots"]')
    await expect.soft(indexing).toHaveCount(1)
    const descriptions = page.locator('head meta[name="description"]')
    expect.soft(await descriptions.count(), 'descriptions').toBeLessThanOrEqual(1)
    const canonical = page.locator('head link[rel="canonical"]')
    for (const href of await canonical.evaluateAll(toHrefs)) {
      const { pathname, search } = new URL(href)
      expect.soft(pathname + search, 'canonical path').toBe(sitePage.path)
    }
  })
  if (!sitePage.isStandalone) {
    await audit('navigation and footer', async () => {
      await expectNavigation(page.getByRole('navigation', { name: 'Navigation principale' }))
      await expectFooter(page.getByRole('contentinfo'))
    })
  }
  const { words = [], pictures = [] } = contents[sitePage.path] ?? {}
  await audit('text', async () => {
    for (const text of [...(expectedPageTexts[sitePage.path] ?? []), ...words])
      await expect.soft(main).toContainText(text)
  })
  if (pictures.length === 0) return
  await audit('pictures', async () => {
    for (const [name, count] of pictures)
      await expect.soft(main.getByRole('img', { name })).toHaveCount(count)
    const drawn = main.getByAltText(pagePictureAlts.large).first()
    // Unlike automatic scrolling, hover is retried when the picture replaces its placeholder.
    await drawn.hover({ force: true })
    const widthOf = () => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(widthOf).toBeGreaterThan(0)
  })
}

async function auditTemplate(page: Page, sitePage: SitePage) {
  await audit('Tab order', async () => {
    // Automatic rotation would change the tab stops during the check.
    if (sitePage === accueil)
      await page.getByRole('button', { name: 'Mettre en pause' }).press('Enter')
    await expectTabOrder(page, sitePage)
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const hasDark = darkTemplates.includes(sitePage)
  await audit('axe', () => expectAccessible(page, 'visitor', { on: bothSizes, hasDark }))
  // A signed-in user would be redirected from standalone pages.
  if (!sitePage.isStandalone) await reloadAsAdministrator(page)
  if ([regards, regard].includes(sitePage)) {
    await audit('axe, with views', async () => {
      await expect(page.getByText('0 vue').first()).toBeVisible()
      await expectAccessible(page, 'with views', { hasDark })
    })
  }
  await auditLayout(page, { hasControls: sitePage === accueil })
}

/**
 * Signs in through the API and reloads: navigation and lists then contain more than for a visitor.
 */
async function reloadAsAdministrator(page: Page) {
  await openSession(page, accounts.administrateur)
  await page.reload()
  await expect(page.getByRole('contentinfo').getByText('Se déconnecter')).toBeVisible()
}

async function auditLayout(page: Page, { hasControls }: { hasControls: boolean }) {
  await expect(page.locator('h1')).toHaveCount(1)
  // Live regions without a message are empty.
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0)
  await audit('overflow', () => expectNoOverflow(page))
  await audit('target size', () => expectLargeTargets(page))
  await audit('forced colours', () => expectForcedColours(page, hasControls))
  await audit('text spacing', () => expectNoCutText(page))
}
