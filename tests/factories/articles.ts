import sharp from 'sharp'
import { BLUE, GREEN, makeQuarters, RED, YELLOW, type Quarters } from './figures'
import { drawPdf, STRIP } from './layout'
import type { PageOptions } from './lecture'

const SENTENCE =
  'Au pays, chaque pièce du costume disait d’où l’on venait, et qui on était devenu depuis.'

/** A paragraph of some fifty words. */
export const makeParagraph = (start: string) => ({
  type: 'paragraphe' as const,
  texte: `${start} ${Array(3).fill(SENTENCE).join(' ')}`,
})

const makeHeading = (texte: string) => ({
  type: 'titre' as const,
  niveau: 2 as const,
  texte,
})

/** A picture of a page, of the sizes that articles have. */
const makePicture = (page: number, n = 1) => ({
  type: 'image' as const,
  alternative: 'Une coiffe de dentelle',
  legende: 'Coiffe de fête, vers 1900.',
  figure: {
    nom: `${page}-f${n}`,
    tailles: [480, 720],
    ...{ largeur: 720, hauteur: 540 },
    place: [1_000, 2_000, 4_000, 3_000],
  },
})

/** An outline that names the articles of `magazine`. */
export const magazinePlan = [
  { titre: 'Un langage de fil et de drap', page: 2, niveau: 1 },
  { titre: 'La bourrée', page: 3, niveau: 1 },
]

/** Four pages: a cover, an article of two pages, of which the second one has another article below. */
export const magazine: PageOptions[] = [
  { blocs: [] },
  {
    blocs: [
      makeHeading('Un langage de fil et de drap'),
      makeParagraph('La coiffe'),
      makePicture(2),
      makeParagraph('Le tablier'),
    ],
  },
  {
    blocs: [makeParagraph('Le châle'), makeHeading('La bourrée'), makeParagraph('Elle se danse')],
  },
  { blocs: [makeParagraph('La vielle')] },
].map((page) => ({
  ...page,
  texte: page.blocs.map((bloc) => ('texte' in bloc ? bloc.texte : '')).join('\n'),
}))

/** Titles of the articles of a drawn magazine, in its order. */
export const TITLES = ['La coiffe de Plougastel', 'Danser la bourrée', 'Une vielle à roue'] as const

/**
 * Draws a magazine: a cover, and a page for each article with a large heading and a text of its own, and an
 * outline.
 * @param pagesBefore empty pages after the cover
 * @param change of each paragraph
 * @param page of an article
 */
export const drawMagazine = (
  titles: readonly string[] = TITLES,
  pagesBefore = 0,
  change: (text: string) => string = (text) => text,
  page: PDFKit.PDFDocumentOptions = { ...STRIP, size: [1190, 300] },
): Promise<Buffer> =>
  drawPdf((document) => {
    document.addPage(STRIP)
    document.fontSize(60).text('Regards')
    for (let page = 0; page < pagesBefore; page += 1) document.addPage(STRIP)
    for (const title of titles) {
      document.addPage(page)
      document.outline.addItem(title)
      document.fontSize(26).text(title)
      for (const start of ['Autrefois', 'Ensuite', 'Enfin']) {
        document
          .moveDown()
          .fontSize(10)
          .text(change(`${start}, dit « ${title} ». ${SENTENCE} ${SENTENCE}`))
      }
    }
  })

/** Captions of the photographs of `drawPlates`, and the lines behind its text. */
export const CAPTIONS = [1, 2, 3, 4].map(
  (number) => `Photo ${number}. Brodeuses au Guilvinec, 1951.`,
)
export const SOURCES = [
  'Bibliographie',
  'Le Bras, Anne. La coiffe. Quimper, 1998.',
  'https://exemple.org/coiffe',
  'Morel, Jean. Les rubans. Rennes, 2003, 12 €.',
]

/**
 * Draws a magazine whose first article has pages of two photographs each between and behind its pages of
 * text, and ends with a bibliography.
 */
export async function drawPlates(): Promise<Buffer> {
  const raw = { width: 300, height: 200, channels: 3 } as const
  const picture = await sharp(makeQuarters(300, 200), { raw }).jpeg().toBuffer()
  return drawPdf((document) => {
    const write = (text: string) => document.moveDown().fontSize(10).text(text)
    const writeText = (title: string) =>
      ['Autrefois', 'Ensuite'].forEach((start) =>
        write(`${start}, dit « ${title} ». ${SENTENCE} ${SENTENCE}`),
      )
    const addPlate = (captions: string[]) => {
      document.addPage()
      captions.forEach((caption, index) => {
        const top = 80 + 340 * index
        document.image(picture, 72, top, { width: 420 })
        document.fontSize(8).text(caption, 72, top + 286)
      })
    }
    document.addPage().fontSize(60).text('Regards')
    for (const title of TITLES) {
      document.addPage()
      document.outline.addItem(title)
      document.fontSize(26).text(title)
      writeText(title)
      if (title !== TITLES[0]) continue
      addPlate(CAPTIONS.slice(0, 2))
      document.addPage()
      writeText('Plus loin')
      SOURCES.forEach(write)
      addPlate(CAPTIONS.slice(2))
    }
  })
}

/**
 * Draws a magazine whose articles have the same picture, at another place of the page; the second one has
 * another picture too.
 */
export async function drawRepeatedPictures(): Promise<Buffer> {
  const draw = (colours?: Quarters) =>
    sharp(makeQuarters(600, 400, colours), { raw: { width: 600, height: 400, channels: 3 } })
      .jpeg()
      .toBuffer()
  const [same, other] = [await draw(), await draw([YELLOW, RED, GREEN, BLUE])]
  return drawPdf((document) => {
    document.addPage().fontSize(60).text('Regards')
    TITLES.forEach((title, index) => {
      document.addPage()
      document.outline.addItem(title)
      document.fontSize(26).text(title)
      for (const start of ['Autrefois', 'Ensuite'])
        document.moveDown().fontSize(10).text(`${start}, dit « ${title} ». ${SENTENCE} ${SENTENCE}`)
      document.image(same, 72 + 60.3 * index, 280, { width: 300 })
      if (index === 1) document.image(other, 72, 510, { width: 270 })
    })
  })
}
