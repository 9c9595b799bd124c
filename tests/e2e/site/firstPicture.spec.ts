import { addPagePictures } from '../../factories/pagePictures'
import { deleteAllRegards } from '../../factories/regard'
import { articlePath, publishArticleIssue } from '../articleIssue'
import { openFirstLoad } from '../firstLoad'
import { expect, keepingTest as test } from '../fixtures'
import { historique, mentionsLegales, quiSommesNous } from '../sitePages'

// All pictures of a page are near the window of a tall screen.
test.use({ viewport: { width: 412, height: 1200 } })

let takeDownPictures = async () => {}

test.beforeAll(async ({ administrator, product }) => {
  await publishArticleIssue(product, administrator)
  takeDownPictures = await addPagePictures(administrator)
})
test.afterAll(async ({ administrator }) => {
  await deleteAllRegards(administrator)
  await takeDownPictures()
})

const isPicture = (path: string) => /\.(avif|webp|jpe?g|png)$/.test(path)

/** `fonts` of a page are those of words below its first screen, which a browser fetches at once. */
const templates = [
  { name: 'home page', path: '/', pictures: 1 },
  { name: 'list of issues', path: '/regards', pictures: 1 },
  { name: 'issue', path: '/regards/52', pictures: 1 },
  { name: 'article', path: articlePath, pictures: 1, fonts: ['/assets/texte-italique.woff2'] },
  { name: 'reader', path: '/regards/52/lire/2', pictures: 1 },
  {
    name: 'text of an issue',
    path: '/regards/52/texte',
    pictures: 0,
    fonts: ['/assets/texte-italique.woff2'],
  },
  { name: 'search results', path: '/recherche?q=coiffe', pictures: 0 },
  { name: 'history', path: historique.path, pictures: 1 },
  { name: 'page of the federation', path: quiSommesNous.path, pictures: 1 },
  { name: 'legal notice', path: mentionsLegales.path, pictures: 0 },
]

test('article: a telephone takes its lead picture in AVIF, a wider window in WebP', async ({
  page,
}) => {
  const sourceOf = (width: number) =>
    test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(articlePath)
      const lead = page.getByRole('img', { name: 'Dessin 2-f1' })
      await expect
        .poll(() => lead.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      return lead.evaluate((image: HTMLImageElement) => image.currentSrc)
    })
  expect(await sourceOf(412)).toMatch(/\/2-f1-(?:480|640)\.avif$/)
  expect(await sourceOf(1280)).toMatch(/\/2-f1-1200\.webp$/)
})

test('issue: the picture of an article stands beside its words', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/regards/52')
  const entry = page
    .getByRole('region', { name: 'Dans ce numéro' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Un langage de fil' }) })
  const picture = await entry.locator('picture img').boundingBox()
  const title = await entry.getByRole('heading').boundingBox()
  expect((picture?.x ?? Infinity) + (picture?.width ?? 0)).toBeLessThanOrEqual(title?.x ?? 0)
})

for (const { name, path, pictures, fonts = [] } of templates) {
  test(`${name}: its first picture shares the line with no other picture or script`, async ({
    page,
  }) => {
    const { requested } = await openFirstLoad(page, path)
    const isLateScript = (file: string) => file.endsWith('.js')
    const before = requested.slice(0, requested.findIndex(isLateScript))
    expect(before.length).toBeLessThan(requested.length)
    expect(before.filter(isPicture)).toHaveLength(pictures)
    const isStyleSheet = (file: string) => file.endsWith('.css')
    const kinds = before
      .filter((file) => !isPicture(file) && !isStyleSheet(file))
      .map((file) => file.replace(/-[\w-]{8}\./, '.'))
    expect(kinds.toSorted()).toEqual([path.split('?')[0], ...fonts].toSorted())
    expect(before.filter(isStyleSheet)).toHaveLength(1)
    // Nor with a placeholder, which is decoded before the first paint; the reader's fills the window.
    const html = await (await page.request.get(path)).text()
    expect(html).not.toMatch(/<script[^>]+src=/)
    if (!path.includes('/lire/')) expect(html).not.toMatch(/url\([^)]*data:/)
  })
}
