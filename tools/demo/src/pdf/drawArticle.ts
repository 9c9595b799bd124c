import { clipTo, type Lettering, place, stroke } from '../drawing/drawing'
import { balanceLines, breakLines } from '../drawing/lettering'
import { rect } from '../drawing/outlines'
import { motifNames, motifs } from '../motifs/motifs'
import type { ArticleDemo, NumeroDemo } from '../NumeroDemo'
import { palettes } from '../palettes'
import { drawOnPdf } from './drawOnPdf'
import { BOTTOM, MARGIN, PAGE, TEXT_WIDTH, TOP, UNIT } from './mesures'
import { startPage } from './page'
import { setColumns } from './setColumns'

const LABEL = { size: 11.5, leading: 26 }
const TITLE = { size: 33, leading: 37 }
const LEAD = { size: 15, leading: 20 }

/** Draws one article on one page: the picture above the text takes the remaining height. */
export function drawArticle(
  doc: PDFKit.PDFDocument,
  numero: NumeroDemo,
  article: ArticleDemo,
  page: number,
): void {
  const palette = palettes[numero.palette]
  const title = balanceLines(article.titre, 'titre', TITLE.size, TEXT_WIDTH)
  const lead = breakLines(article.chapeau, 'italique', LEAD.size, TEXT_WIDTH)
  const columns = setColumns(article.paragraphes)
  const heading = LABEL.leading + title.length * TITLE.leading + lead.length * LEAD.leading + 24
  const picture = BOTTOM - TOP - columns.height - heading - 26
  const labelTop = TOP + picture + 26
  const top = labelTop + LABEL.leading

  startPage(doc, numero, page, article.titre)
  doc.addNamedDestination(destination(page), 'Fit')
  drawPicture(doc, numero, article, picture)

  const section = doc.struct('Sect')
  doc.addStructure(section)
  const add = (type: string, letters: Lettering[]) =>
    section.add(doc.struct(type, {}, () => drawOnPdf(doc, letters)))
  add('P', [
    {
      kind: 'lettering',
      text: article.rubrique.toUpperCase(),
      x: MARGIN,
      y: labelTop + LABEL.size * 0.8,
      size: LABEL.size,
      font: 'titre',
      fill: palette.encre,
    },
  ])
  add(
    'H1',
    title.map((text, i) => ({
      kind: 'lettering',
      text: i < title.length - 1 ? `${text} ` : text,
      x: MARGIN,
      y: top + TITLE.size * 0.8 + i * TITLE.leading,
      size: TITLE.size,
      font: 'titre',
      fill: palette.titre,
    })),
  )
  add(
    'P',
    lead.map((text, i) => ({
      kind: 'lettering',
      text: i < lead.length - 1 ? `${text} ` : text,
      x: MARGIN,
      y: top + title.length * TITLE.leading + 12 + i * LEAD.leading,
      size: LEAD.size,
      font: 'italique',
      fill: palette.encre,
    })),
  )
  const paragraphs = columns.paragraphs(BOTTOM - columns.height, palette.titre, palette.encre)
  for (const letters of paragraphs) add('P', letters)
  section.end()
}

/** Named destination of an article's page, for links. */
export const destination = (page: number): string => `page-${page}`

function drawPicture(
  doc: PDFKit.PDFDocument,
  numero: NumeroDemo,
  article: ArticleDemo,
  height: number,
): void {
  const palette = palettes[numero.palette]
  const panel = { width: PAGE.width / UNIT, height: height / UNIT }
  const motif = motifs[article.motif ?? numero.motif]
  const edge = rect(0, 0, panel.width, panel.height)
  const alt = `Motif décoratif\u00a0: ${motifNames[article.motif ?? numero.motif]}`
  const figure = doc.struct('Figure', { alt }, () =>
    drawOnPdf(doc, [
      place(
        0,
        TOP,
        [
          clipTo(edge, [
            { kind: 'shape', d: edge, fill: palette.fond },
            ...motif(palette, panel.width, panel.height),
          ]),
          stroke(
            `M0 0L${panel.width} 0M0 ${panel.height}L${panel.width} ${panel.height}`,
            palette.titre,
            6,
          ),
        ],
        0,
        UNIT,
      ),
    ]),
  )
  doc.addStructure(figure)
  figure.end()
}
