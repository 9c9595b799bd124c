import { publishReadable } from '../../factories/readablePages'
import { searchCorpus } from '../../factories/searchCorpus'
import { publishIssue } from '../../support/searchSite'
import { startWebKit, type WebKitPage } from '../../support/webkit'
import { expect, test as base } from '../fixtures'

/** WebKitGTK, which has the engine of Safari and of every browser of iOS. */
const test = base.extend<{ webkit: WebKitPage }>({
  webkit: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern, empty or not
    async ({}, use) => {
      const page = await startWebKit()
      await use(page)
      await page.close()
    },
    { timeout: 600_000 },
  ],
})

const ARROW_RIGHT = '\uE014'

const link = (text: string) => `//a[contains(normalize-space(.), "${text}")]`

test('in WebKit, a visitor reads the home page, an issue and its pages, and searches', async ({
  webkit,
  baseURL,
  product,
  administrator,
}) => {
  const pages = ['Regards', 'La danse', 'Les noces', 'La vielle', 'Les violoneux', 'Fin']
  await publishReadable(product, administrator, { numero: 52, titre: 'Danses', pages })
  const [issue] = searchCorpus.filter(({ numero }) => numero === 44)
  if (issue) await publishIssue(product, administrator, issue)
  const text = () => webkit.evaluate<string>('return document.body.innerText')
  const pathname = () => webkit.evaluate<string>('return location.pathname')
  const isShown = (selector: string) =>
    webkit.evaluate<boolean>(`return document.querySelector('${selector}') !== null`)

  await test.step('the home page answers', async () => {
    await webkit.goto(`${baseURL}/`)
    expect(await webkit.evaluate('return navigator.userAgent')).toMatch(/AppleWebKit.* Safari\//)
    await webkit.click('//button[@aria-label = "Diapositive suivante"]')
    await expect.poll(() => isShown('[role="group"][aria-label="2 sur 3"]')).toBe(true)
  })

  await test.step('the issue is found and read online', async () => {
    await webkit.click(link('#REGARDS'))
    await expect.poll(pathname).toBe('/regards')
    await webkit.click('//main//a[@href = "/regards/52"]')
    await expect.poll(pathname).toBe('/regards/52')
    await webkit.click('//main//a[starts-with(@href, "/regards/52/lire")]')
    await expect.poll(pathname).toBe('/regards/52/lire')
    await expect.poll(() => isShown('[data-page="1"] [data-text-layer]')).toBe(true)
    await webkit.type('//body', ARROW_RIGHT)
    await expect.poll(pathname).toBe('/regards/52/lire/2')
    const isDrawn = 'const image = document.querySelector(\'[data-page="3"] img\'); '
    await expect
      .poll(() => webkit.evaluate(`${isDrawn} return image?.complete && image.naturalWidth > 0`))
      .toBe(true)
  })

  await test.step('a search leads to a page of another issue', async () => {
    await webkit.goto(`${baseURL}/recherche`)
    await webkit.type('//input[@type = "search"]', 'vaisselier')
    await expect.poll(() => isShown('mark')).toBe(true)
    await webkit.click(link('Terre et feu'))
    await expect.poll(pathname).toBe('/regards/44/lire/2')
  })

  expect(await text()).not.toContain('n’a pas pu s’afficher')
})
