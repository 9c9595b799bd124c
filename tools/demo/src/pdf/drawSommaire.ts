import { clipTo, fill, type Lettering, place } from '../drawing/drawing'
import { breakLines } from '../drawing/lettering'
import { rect } from '../drawing/outlines'
import { lisiere } from '../motifs/galon'
import { motifs } from '../motifs/motifs'
import type { NumeroDemo } from '../NumeroDemo'
import { type Palette, palettes } from '../palettes'
import { destination } from './drawArticle'
import { drawOnPdf } from './drawOnPdf'
import { MARGIN, PAGE, TEXT_WIDTH, UNIT } from './mesures'
import { drawArtifact, startPage } from './page'

const NUMBER_WIDTH = 76
const STEP = 84
const FIRST = 344
const PICTURE_FOOT = 732
/** Height at which the pattern is drawn; the picture shows its middle. */
const WHOLE_PICTURE = 330

/** Draws the contents page: a summary of the issue, then its articles as links. */
export function drawSommaire(
  doc: PDFKit.PDFDocument,
  numero: NumeroDemo,
  pageOf: (article: number) => number,
): void {
  const palette = palettes[numero.palette]
  startPage(doc, numero, 2, 'Sommaire')
  drawArtifact(doc, [place(0, 66, lisiere(palette, PAGE.width, 26))])

  const section = doc.struct('Sect')
  doc.addStructure(section)
  const add = (type: string, letters: Lettering[]) =>
    section.add(doc.struct(type, {}, () => drawOnPdf(doc, letters)))
  add('H1', [{ ...line('Sommaire', MARGIN, 156), size: 54, font: 'enseigne', fill: palette.titre }])
  add('P', paragraph(numero.sommaire, MARGIN, 200, 15, 23, TEXT_WIDTH, palette.encre))
  numero.articles.forEach((article, i) => {
    const y = FIRST + i * STEP
    const page = pageOf(i)
    drawArtifact(doc, [fill(rect(MARGIN, y - 40, TEXT_WIDTH, 0.7), palette.titre)])
    add('P', entry(palette, article, page, y))
    doc.goTo(MARGIN, y - 38, TEXT_WIDTH, STEP - 8, destination(page))
  })
  drawPicture(doc, numero, FIRST + numero.articles.length * STEP - 34)
  add('P', paragraph(NOTICE, MARGIN, 758, 9, 13, TEXT_WIDTH, palette.encre))
  section.end()
}

function drawPicture(doc: PDFKit.PDFDocument, numero: NumeroDemo, top: number): void {
  const palette = palettes[numero.palette]
  const height = PICTURE_FOOT - top
  const width = TEXT_WIDTH / UNIT
  const window = rect(0, 0, width, height / UNIT)
  const pattern = motifs[numero.motif](palette, width, WHOLE_PICTURE / UNIT)
  const middle = place(0, (height - WHOLE_PICTURE) / 2 / UNIT, pattern)
  drawArtifact(doc, [
    place(MARGIN, top, [fill(window, palette.fond), clipTo(window, [middle])], 0, UNIT),
  ])
}

const NOTICE =
  'Ce numéro de démonstration a été composé pour montrer la revue avant que de vrais numéros n’y soient publiés. Ses textes sont généraux et ses images sont dessinées par le programme.'

function entry(
  palette: Palette,
  { titre, chapeau }: { titre: string; chapeau: string },
  page: number,
  y: number,
): Lettering[] {
  const x = MARGIN + NUMBER_WIDTH
  const width = TEXT_WIDTH - NUMBER_WIDTH
  return [
    { ...line(`${page} `, MARGIN, y + 12), size: 46, font: 'enseigne', fill: palette.titre },
    { ...line(`${titre} `, x, y - 6), size: 20, font: 'titre', fill: palette.encre },
    ...paragraph(chapeau, x, y + 16, 12, 17, width, palette.encre, 'italique'),
  ]
}

const line = (text: string, x: number, y: number): Lettering => ({
  kind: 'lettering',
  text,
  x,
  y,
  size: 12,
  font: 'texte',
  fill: '#000000',
})

function paragraph(
  text: string,
  x: number,
  y: number,
  size: number,
  leading: number,
  width: number,
  color: string,
  font: Lettering['font'] = 'texte',
): Lettering[] {
  const lines = breakLines(text, font, size, width)
  return lines.map((part, i) => ({
    ...line(i < lines.length - 1 ? `${part} ` : part, x, y + i * leading),
    size,
    font,
    fill: color,
  }))
}
