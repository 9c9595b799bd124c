import { publishRegard } from '../../factories/regard'
import { expect, test } from '../fixtures'
import { printPage } from '../readPrint'
import { accueil, regards } from '../sitePages'

const numeros = Array.from({ length: 12 }, (_, index) => index + 1)

// Chromium's PDF output positions every picture on its sheet; a picture split by a page break
// appears on both sheets.

test('the magazine is printed from its heading on, with every cover, and each on one sheet', async ({
  page,
  administrator,
}) => {
  for (const numero of numeros) {
    await publishRegard(administrator, { numero, dateParution: `20${10 + numero}-03-21` })
  }
  await page.goto(regards.path)
  const sheets = await printPage(page)

  expect(sheets[0]?.text).toContain('La revue trimestrielle des arts et traditions populaires')
  expect(sheets[0]?.text).toContain('#12')
  expect(sum(sheets.map(({ pictureCount }) => pictureCount))).toBe(numeros.length)
  for (const { text, pictureCount } of sheets) {
    const issues = text.match(/#\d+/g) ?? []
    expect(issues, text).toHaveLength(pictureCount)
  }
})

test('the home page is printed from its heading on, with the pictures that are below the fold', async ({
  page,
  administrator,
  addPagePictures,
}) => {
  await addPagePictures()
  await publishRegard(administrator, { numero: 12 })
  await page.goto(accueil.path)
  const sheets = await printPage(page)

  expect(sheets[0]?.text).toContain(accueil.heading)
  // The visible slide, the newest cover, the Payse, the separator and three courses.
  expect(sheets.map(({ pictureCount }) => pictureCount)).toEqual([1, 1, 2, 3, 0])
})

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
