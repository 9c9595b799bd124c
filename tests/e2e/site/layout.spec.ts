import type { Locator } from '@playwright/test'
import { coordonnees } from '../../factories/page'
import { pagePictureAlts } from '../../factories/pagePictures'
import { expect, test } from '../fixtures'
import { accueil, mentionsLegales, notreSiege } from '../sitePages'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('in the footer, address and e-mail begin on one line', async ({ page }) => {
  await page.goto(mentionsLegales.path)
  const footer = page.getByRole('contentinfo')
  const address = await topOfText(footer.getByText('2 rue Achille Luchaire'))
  const email = await topOfText(footer.getByRole('link', { name: coordonnees.email }))

  expect(Math.abs(address - email)).toBeLessThanOrEqual(1)
})

test('on a telephone, the name of the federation is one line beside its ornament', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(mentionsLegales.path)
  const brand = page.getByRole('banner').getByRole('link', { name: /^Fédération/ })
  const lines = () =>
    brand.getByText(/^Fédération/).evaluate((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      return range.getClientRects().length
    })
  await expect.poll(lines).toBe(1)
  await expect(brand.locator('svg')).toBeVisible()
})

test('the cards of the courses are of one height on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(accueil.path)
  const cards = page.locator('#stages li [data-revealed] > div')
  const heights = await cards.evaluateAll((elements) =>
    elements.map((element) => (element as HTMLElement).offsetHeight),
  )

  expect(heights).toHaveLength(3)
  expect(new Set(heights).size, String(heights)).toBe(1)
})

test('the cards of the partners do not glare in the dark', async ({ page, addPagePictures }) => {
  await addPagePictures()
  await page.goto(notreSiege.path)
  const logo = page.getByRole('main').getByRole('img', { name: pagePictureAlts.logo }).first()
  const white = 'rgb(255, 255, 255)'
  // Hydration may draw it anew: a removed picture has no colour behind it.
  await expect.poll(() => paperOf(logo)).toBe(white)

  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await paperOf(logo)).not.toBe(white)
})

/** Distance of the first line of a text from the top of the viewport, in pixels. */
const topOfText = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getClientRects()[0]?.top ?? Number.NaN
  })

/** Background colour behind a picture. */
const paperOf = (picture: Locator): Promise<string> =>
  picture.evaluate((element) => {
    const colourOf = (each: Element) => getComputedStyle(each).backgroundColor
    let paper: Element = element
    while (colourOf(paper) === 'rgba(0, 0, 0, 0)' && paper.parentElement)
      paper = paper.parentElement
    return colourOf(paper)
  })
