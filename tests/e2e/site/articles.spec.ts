import {
  addVoice,
  articlePath,
  endArticle,
  endSpeech,
  listSpoken,
  nextPath,
  publishArticleIssue,
} from '../articleIssue'
import { bothSizes, expectAccessible } from '../expectAccessible'
import { expect, keepingTest as test } from '../fixtures'
import { deleteAllRegards } from '../../factories/regard'
import { measurePageWeight } from '../../load/measurePageWeight'
import { measureLayoutShift } from '../firstLoad'
import {
  expectForcedColours,
  expectLargeTargets,
  expectNoCutText,
  expectNoOverflow,
} from '../layoutChecks'
import { navigateClientSide } from '../navigateClientSide'
import { printPage } from '../readPrint'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeAll(({ administrator, product }) => publishArticleIssue(product, administrator))
test.afterAll(({ administrator }) => deleteAllRegards(administrator))

const telephone = { width: 360, height: 740 }

test('from the issue to an article, which is read on a telephone, and to the next one', async ({
  page,
}) => {
  await page.setViewportSize(telephone)
  await page.goto('/regards/52')
  await page.getByRole('link', { name: 'Un langage de fil' }).click()

  await expect(page).toHaveURL(articlePath)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un langage de fil')
  await expect(page.getByText('Par Anne Le Goff et Jean Martin')).toBeVisible()
  await expect(page.getByText('automne 2026', { exact: true })).toBeVisible()
  // 16 px at least, and a line of less than 75 letters.
  const size = await page
    .getByText(/^La coiffe, au/)
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(size).toBeGreaterThanOrEqual(16)
  await page.getByRole('link', { name: /Article suivant/ }).click()
  await expect(page).toHaveURL(nextPath)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La vielle')
  await page.getByRole('link', { name: 'Voir la page', exact: true }).click()
  await expect(page).toHaveURL('/regards/52/lire/4')
})

test('a line has 60 to 70 letters, whatever size the reader chooses', async ({ page }) => {
  await page.goto(articlePath)
  const measure = () =>
    page
      .getByText(/^Au pays, chaque pièce/)
      .first()
      .evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return element.textContent.length / lines.size
      })
  const button = page.getByRole('button', { name: 'Affichage' })
  await button.click()
  for (const name of ['Petits', 'moyens', 'Très grands']) {
    await page.getByRole('radio', { name }).check()
    const letters = await measure()
    expect.soft(letters, name).toBeGreaterThan(56)
    expect.soft(letters, name).toBeLessThan(72)
  }
})

test('pictures reserve their space while they load, and are as wide as they are shown', async ({
  page,
}) => {
  for (const size of [telephone, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size)
    await page.goto(articlePath)
    await page.getByText('Dans la revue').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const { sum, moved } = await measureLayoutShift(page)
    expect.soft(sum, moved).toBeLessThan(0.005)
    for (const picture of await page.getByRole('article').locator('img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    }
  }
})

test('a line above the page grows from the beginning of a long article to its end', async ({
  page,
}) => {
  await page.route(`**/api/regards/numero/52/articles/un-langage-de-fil`, async (route) => {
    const response = await route.fetch()
    const article = (await response.json()) as object
    await route.fulfill({ response, json: { ...article, minutes: 8 } })
  })
  await page.goto('/regards/52')
  await page.getByRole('link', { name: 'Un langage de fil' }).click()
  const share = () =>
    page.evaluate(() => {
      const [line] = document
        .getAnimations()
        .filter(({ timeline }) => timeline && timeline !== document.timeline)
        .map(({ effect }) => (effect as KeyframeEffect | null)?.target)
      return line ? new DOMMatrix(getComputedStyle(line).transform).a : undefined
    })
  await expect.poll(share).toBe(0)
  await page.getByText('Anne Le Goff').last().scrollIntoViewIfNeeded()
  await expect.poll(share).toBeGreaterThan(0.5)
})

test('on a computer, all pictures of an article have a place of one width', async ({ page }) => {
  await page.goto(articlePath)
  const figures = page.locator('figure').filter({ hasText: /Une coiffe|Motifs/ })
  await expect(figures).toHaveCount(2)
  const widths = await figures.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
  expect(new Set(widths).size, String(widths)).toBe(1)
})

test('on a laptop, the title of an article is in view below its lead picture', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(articlePath)
  const lead = page.getByRole('img', { name: 'Dessin 2-f1' })
  await expect(lead).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  const shown = await lead.boundingBox()
  expect((shown?.width ?? 0) / (shown?.height ?? 1), 'not cropped').toBeCloseTo(1200 / 800, 1)
})

test('a picture is enlarged and put back by keyboard', async ({ page }) => {
  await page.goto(articlePath)
  const link = page.getByRole('link', { name: 'Dessin 2-f2 Agrandir l’image' })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Image agrandie' })
  await expect(dialog.getByRole('img', { name: 'Dessin 2-f2' })).toBeVisible()
  await expect(dialog).toContainText('Une coiffe de fête')
  await expectAccessible(page, 'an enlarged picture', { within: 'dialog' })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})

test('an article is read aloud, marked, and followed by the next one', async ({ page }) => {
  await addVoice(page)
  await page.setViewportSize(telephone)
  await page.goto(articlePath)
  await page.getByRole('button', { name: 'Écouter' }).click()
  const bar = page.getByRole('region', { name: 'Lecture à voix haute' })
  await expect(bar).toBeInViewport()
  const marked = () =>
    page.evaluate(() => [...CSS.highlights.values()].flatMap((marks) => [...marks].map(String)))
  await expect.poll(marked).toEqual(['Un langage de fil'])

  await endSpeech(page)
  await endSpeech(page)
  await expect.poll(marked).toEqual(['La coiffe, au XIXe siècle, dit le village.'])
  expect((await listSpoken(page)).at(-1)).toBe('La coiffe, au dix-neuvième siècle, dit le village.')
  await expect(page.getByText(/^La coiffe, au/)).toBeInViewport()
  await expectAccessible(page, 'an article that is read aloud', { on: ['small'] })

  await page.setViewportSize(telephone)
  await expect(bar).toBeInViewport()
  await endArticle(page)
  await expect(page).toHaveURL(nextPath)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La vielle')
  await expect.poll(async () => (await listSpoken(page)).at(-1)).toBe('La vielle')
  await bar.getByRole('button', { name: 'Arrêter la lecture' }).click()
  await expect.poll(marked).toEqual([])
})

test('the address is copied, and a reference too', async ({ page, context, cuttingProxy }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], {
    origin: cuttingProxy.url,
  })
  await page.goto(articlePath)
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Partager' }).click()
  await expect(page.getByText('Adresse copiée.')).toBeVisible()
  expect(await readClipboard()).toMatch(new RegExp(`${articlePath}$`))

  await page.getByRole('button', { name: 'Citer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Citer' })
  await expect(dialog).toContainText('Anne Le Goff et Jean Martin, «')
  await dialog.getByRole('radio', { name: 'BibTeX' }).check()
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Télécharger' }).click()
  expect((await download).suggestedFilename()).toBe('regards-52-un-langage-de-fil.bib')
  await dialog.getByRole('radio', { name: 'RIS' }).check()
  await dialog.getByRole('button', { name: 'Copier' }).click()
  await expect(dialog.getByText('Référence copiée.')).toBeVisible()
  expect(await readClipboard()).toContain('TY  - JOUR')
  await expectAccessible(page, 'a reference', { within: 'dialog' })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Citer' })).toBeFocused()
})

test('the chosen colours and letters are there before the first paint of the next page', async ({
  page,
}) => {
  await page.goto(articlePath)
  await page.getByRole('button', { name: 'Affichage' }).click()
  await page.getByRole('radio', { name: 'Sépia' }).check()
  await page.getByRole('radio', { name: 'Très grands' }).check()
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect.poll(paper).toBe('rgb(240, 224, 195)')
  await expectAccessible(page, 'an article in sepia, with its choices')
  await page.getByRole('radio', { name: 'Sombre' }).check()
  await expect.poll(paper).toBe('rgb(26, 18, 17)')
  await expectAccessible(page, 'an article in the dark, with its choices')

  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const { backgroundColor } = getComputedStyle(document.body)
      document.documentElement.dataset.firstPaper = backgroundColor
    })
  })
  await page.goto('/regards')
  expect(await page.evaluate(() => document.documentElement.dataset.firstPaper)).toBe(
    'rgb(26, 18, 17)',
  )
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'huge')
})

test('an article follows the rules of every page', async ({ page }) => {
  await page.goto(articlePath)
  await expectAccessible(page, 'an article', { on: bothSizes })
  await expectNoOverflow(page)
  await expectNoCutText(page)
  await expectLargeTargets(page)
  await expectForcedColours(page, true)
  await page.goto('/regards/52')
  await expectAccessible(page, 'an issue with articles', { on: bothSizes })
  await expectNoOverflow(page)
})

test('an article weighs little, and asks for nothing twice', async ({ page, browser, product }) => {
  const weight = await measurePageWeight(browser, `${product.url}${articlePath}`)
  expect.soft(weight.scriptBytes).toBeLessThan(125_500)
  expect.soft(weight.scriptBytes).toBeGreaterThan(50_000)
  expect.soft(weight).toMatchObject({ thirdPartyUrls: [], uncompressed: [] })

  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(articlePath)
  await page.waitForLoadState('networkidle')
  const isLazy = (path: string) => /^\/api\/regards|Dialog|DisplayChoices|ListenBar/.test(path)
  expect(requested.filter(isLazy)).toEqual([])

  requested.length = 0
  await navigateClientSide(page, articlePath)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un langage de fil')
  const asked = () => requested.filter((path) => path.startsWith('/api/regards')).toSorted()
  await expect
    .poll(asked)
    .toEqual([
      '/api/regards/numero/52/articles',
      '/api/regards/numero/52/articles/un-langage-de-fil',
    ])
})

test('an article is printed without tools and links to other pages', async ({ page }) => {
  await page.goto(articlePath)
  const sheets = await printPage(page)
  const text = sheets.map((sheet) => sheet.text).join(' ')

  expect(text).toContain('Un langage de fil')
  expect(text).toContain('Une coiffe de fête')
  expect(text).toMatch(/Regards n°\s52, automne 2026/)
  expect(text.replaceAll(/\s/g, '')).toContain(articlePath)
  expect(text).not.toMatch(/Partager|Écouter|Article suivant|Dans ce numéro|Voir la page/)
  const lengths = sheets.flatMap(({ words }) => words.map((line) => line.text.length))
  expect(Math.max(...lengths)).toBeGreaterThan(55)
  expect(Math.max(...lengths)).toBeLessThan(80)
  expect(sheets.reduce((sum, { pictureCount }) => sum + pictureCount, 0)).toBe(3)
})
