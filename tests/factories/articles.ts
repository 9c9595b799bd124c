import { drawPdf } from './layout'
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
 */
export const drawMagazine = (
  titles: readonly string[] = TITLES,
  pagesBefore = 0,
  change: (text: string) => string = (text) => text,
): Promise<Buffer> =>
  drawPdf((document) => {
    document.addPage()
    document.fontSize(60).text('Regards')
    for (let page = 0; page < pagesBefore; page += 1) document.addPage()
    for (const title of titles) {
      document.addPage()
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
