import { publishWithSharedCover } from '../../factories/regard'
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
    const dateParution = `20${10 + numero}-03-21`
    await publishWithSharedCover(administrator, {
      numero,
      dateParution,
      titre: `Veillée ${numero}`,
    })
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
  // The newest and a row on the first sheet, the other rows and the footer on the second.
  expect(sheets).toHaveLength(2)
  const text = sheets.map((sheet) => sheet.text).join(' ')
  for (const numero of numeros) expect(text).toContain(`Veillée ${numero}`)
  expect(text).not.toMatch(/Consulter|Lire en ligne|Télécharger/)
  const { words = [] } = sheets.at(-1) ?? {}
  const lowestIssue = Math.min(...words.filter((word) => /#\d/.test(word.text)).map(({ y }) => y))
  const footer = words.filter((word) => word.text.includes('75014'))
  expect(footer).toHaveLength(1)
  expect(footer[0]?.y).toBeLessThan(lowestIssue)
})

test('an issue is printed on one sheet, below the header', async ({ page, administrator }) => {
  const { numero } = await publishWithSharedCover(administrator, { titre: 'Noces' })
  await page.goto(`/regards/${numero}`)
  const [sheet, ...others] = await printPage(page)

  expect(others).toEqual([])
  expect(sheet?.pictureCount).toBe(1)
  expect(sheet?.text).toContain('Noces')
  expect(sheet?.text).not.toMatch(/Consulter|Télécharger|Tous les numéros/)
})

test('the home page is printed on two sheets, with the pictures that are below the fold', async ({
  page,
  administrator,
  addPagePictures,
}) => {
  await addPagePictures()
  await publishWithSharedCover(administrator, { numero: 12 })
  await page.goto(accueil.path)
  const sheets = await printPage(page)

  expect(sheets[0]?.text).toContain(accueil.heading)
  expect(sheets).toHaveLength(2)
  // The visible slide, the newest cover, the Payse and three courses.
  expect(sum(sheets.map(({ pictureCount }) => pictureCount))).toBe(6)
})

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
