import type { Locator, Page } from '@playwright/test'
import { deleteAllRegards } from '../../factories/regard'
import { accounts } from '../../support/setups'
import { articlePath, publishArticleIssue } from '../articleIssue'
import { expect, openSession, keepingTest as test } from '../fixtures'
import { findBrokenWords, findOverflow } from '../layoutChecks'
import { sitePages } from '../sitePages'

test.use({ contextOptions: { reducedMotion: 'reduce' }, waitsForHydration: false })

test.beforeAll(({ administrator, product }) => publishArticleIssue(product, administrator))
test.afterAll(({ administrator }) => deleteAllRegards(administrator))

const searchedPage = '/regards/52/lire/2?q=coiffe'

const visitorPaths = [
  ...sitePages.map(({ path }) => path),
  '/regards/52',
  articlePath,
  '/regards/52/texte',
  '/regards/52/lire/2',
  searchedPage,
  '/recherche?q=coiffe',
]

/** Sets the font size of the browser's settings, in pixels, which media queries in em follow. */
async function setFontSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe(`${standard}px`)
}

/** Expects no horizontal scrolling on a telephone with the browser's letters, and with letters twice as large. */
async function expectFit(page: Page) {
  for (const fontSize of [16, 32]) {
    await setFontSize(page, fontSize)
    for (const width of [320, 360, 412]) {
      await page.setViewportSize({ width, height: 740 })
      await expect
        .poll(() => findOverflow(page), `${page.url()}, ${width} × ${fontSize} pixels`)
        .toEqual([])
    }
  }
}

/** Expects titles, labels and buttons without a word on two lines, with letters twice as large. */
async function expectWholeWords(page: Page) {
  await setFontSize(page, 32)
  const main = page.getByRole('main')
  const parts = main.getByRole('heading').or(main.locator('label, [data-ripple]'))
  await expect.poll(() => findBrokenWords(parts), page.url()).toEqual([])
}

/** Whether a passage is at most five lines tall, and its first mark is on one of them. */
const readLines = (passage: Locator) =>
  passage.evaluate((element) => {
    const { height, bottom } = element.getBoundingClientRect()
    const mark = element.querySelector('mark')?.getBoundingClientRect()
    const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight)
    return { fits: height < 5.5 * lineHeight, isMarkShown: (mark?.bottom ?? Infinity) <= bottom }
  })

/** Whether the word of a link is shown in part. */
const isWordCut = (link: Locator) =>
  link.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const word = element.querySelector('span')
    const { right, top, bottom } = word?.getBoundingClientRect() ?? box
    const isShortened = (word?.scrollWidth ?? 0) > (word?.clientWidth ?? 0)
    return top < box.bottom && (isShortened || right > box.right || bottom > box.bottom)
  })

/** Expects all buttons above and below a page of the reader in the window, without scrolling. */
async function expectShownBars(page: Page) {
  const tools = page.getByRole('group', { name: 'Outils de lecture' })
  for (const button of await tools.locator('[data-ripple]').filter({ visible: true }).all())
    await expect(button).toBeInViewport({ ratio: 1 })
  for (const name of ['Page précédente', 'Page suivante'])
    await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: /^Toutes les pages/ })).toBeInViewport({ ratio: 1 })
}

/** The choices of lists of filters that are wider than their list, or whose words are. */
const findWideFilters = (filters: Locator) =>
  filters.evaluateAll((strips) =>
    strips.flatMap((strip) =>
      [...strip.querySelectorAll('a')]
        .filter(
          (link) => link.offsetWidth > strip.clientWidth || link.scrollWidth > link.clientWidth,
        )
        .map(({ textContent }) => textContent),
    ),
  )

/** Parts of pages outside of titles and buttons. */
const narrowParts: [path: string, find: (page: Page) => Locator][] = [
  ['/', (page) => page.getByRole('contentinfo').getByText(/^Fédération/)],
  ['/regards', (page) => page.getByRole('article').first()],
  ['/regards/52/texte', (page) => page.getByRole('navigation', { name: 'Sommaire du texte' })],
]

test('with letters of 200 %, no page scrolls sideways on a telephone, and no word of a title, a button or a narrow part breaks', async ({
  page,
}) => {
  expect(visitorPaths).toEqual(expect.arrayContaining(narrowParts.map(([path]) => path)))
  for (const path of visitorPaths) {
    await test.step(path, async () => {
      await page.goto(path)
      await expectFit(page)
      await page.setViewportSize({ width: 360, height: 740 })
      await expectWholeWords(page)
      for (const [, find] of narrowParts.filter(([each]) => each === path)) {
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 740 })
          await expect.poll(() => findBrokenWords(find(page)), `${path}, ${width}`).toEqual([])
        }
      }
    })
  }
})

/** Pages for signed-in people, each with a heading of what it loads last. */
const privatePages: [path: string, lastHeading: string][] = [
  ['/adminregards', '#52'],
  ['/adminregards/52/articles', 'Article 2'],
  ['/compte', 'Application d’authentification'],
]

for (const [path, lastHeading] of privatePages) {
  test(`with letters of 200 %, ${path} does not scroll sideways on a telephone, and no word of a title or a button breaks`, async ({
    page,
  }) => {
    await openSession(page, accounts.administrateur)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: lastHeading })).toBeVisible()
    await expectFit(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectWholeWords(page)
  })
}

/** Whether a field is wide enough for its placeholder. */
const isExampleShown = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const { fontSize, fontFamily, fontWeight } = getComputedStyle(input, '::placeholder')
    const { paddingLeft, paddingRight } = getComputedStyle(input)
    const context = document.createElement('canvas').getContext('2d')
    if (!context) return false
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`
    const room =
      input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return context.measureText(input.placeholder).width <= room
  })

test('with letters of 200 %, no word of the federation’s e-mail address breaks on a telephone', async ({
  page,
}) => {
  await page.goto('/')
  await setFontSize(page, 32)
  const address = page.getByRole('contentinfo').getByRole('link', { name: /@/ })
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(() => findBrokenWords(address), `${width} pixels`).toEqual([])
  }
})

test('with letters of 200 %, the example in the search field is shown whole on a telephone', async ({
  page,
}) => {
  await page.goto('/recherche')
  await setFontSize(page, 32)
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    const field = page.getByRole('searchbox', { name: 'Mots à rechercher' })
    await expect.poll(() => isExampleShown(field), `${width} pixels`).toBe(true)
  }
})

test('on a telephone, an extract of the search has five lines at most, with the word that is found', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/recherche?q=coiffe')
  const passages = page
    .getByRole('listitem')
    .getByRole('paragraph')
    .filter({ has: page.locator('mark') })
  await expect(passages).not.toHaveCount(0)
  for (const fontSize of [16, 32]) {
    await setFontSize(page, fontSize)
    for (const passage of await passages.all())
      await expect.poll(() => readLines(passage)).toEqual({ fits: true, isMarkShown: true })
  }
})

test('with letters of 200 %, the bar shows the whole word of its link to the search, or the icon only', async ({
  page,
}) => {
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: 'Rechercher' })
  for (const fontSize of [16, 32]) {
    await setFontSize(page, fontSize)
    for (const width of [320, 360, 412, 560, 700]) {
      await page.setViewportSize({ width, height: 740 })
      await expect.poll(() => isWordCut(link), `${width} × ${fontSize} pixels`).toBe(false)
    }
  }
})

test('on a telephone, the picture of an article in a list is a square beside the words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/regards/52')
  const entry = page.getByRole('listitem').filter({ hasText: 'Un langage de fil' })
  const picture = entry.locator('img')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await picture.boundingBox())?.width).toBe(104)
  await expect.poll(async () => (await picture.boundingBox())?.height).toBe(104)
})

test('with letters of 200 %, a page of a search takes half of the window, and no word of the hits breaks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(searchedPage)
  const hits = page.getByRole('group', { name: 'Pages où les mots sont trouvés' })
  for (const fontSize of [16, 32]) {
    await setFontSize(page, fontSize)
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 })
      const shown = page.getByRole('group', { name: /^Page 2 sur/ })
      await expect.poll(async () => (await shown.boundingBox())?.height).toBeGreaterThan(369)
      const picture = page.getByRole('img', { name: /^Page 2 sur/ })
      await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(200)
      await expect.poll(() => findBrokenWords(hits)).toEqual([])
      await expect.poll(async () => (await hits.boundingBox())?.width).toBe(width)
      await expectShownBars(page)
    }
  }
})

test('with letters of 200 %, a page of the reader takes half of the window between its bars', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/regards/52/lire/2')
  for (const fontSize of [16, 32]) {
    await setFontSize(page, fontSize)
    for (const width of [320, 360, 412]) {
      await page.setViewportSize({ width, height: 740 })
      const shown = page.getByRole('group', { name: /^Page 2 sur/ })
      await expect.poll(async () => (await shown.boundingBox())?.height).toBeGreaterThan(369)
      await expectShownBars(page)
    }
  }
})

test('with letters of 200 %, a filter of the search is not wider than its strip', async ({
  page,
}) => {
  await page.goto('/recherche?q=coiffe')
  await setFontSize(page, 32)
  const filters = page.getByRole('navigation', { name: /^Filtrer/ })
  await expect(filters).not.toHaveCount(0)
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(() => findWideFilters(filters), `${width} pixels`).toEqual([])
  }
})

test('on a telephone on its side, a page of the reader is as wide as the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto('/regards/52/lire/2')
  const picture = page.getByRole('img', { name: /^Page 2 sur/ })
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(700)
})
