import { clipTo, fill, place, stroke } from '../drawing/drawing'
import { rect } from '../drawing/outlines'
import { motifs } from '../motifs/motifs'
import type { NumeroDemo } from '../NumeroDemo'
import { palettes } from '../palettes'
import { drawOnPdf } from './drawOnPdf'
import { MARGIN, TEXT_WIDTH, TOP, UNIT } from './mesures'
import { startPage } from './page'

const HEIGHT = 640

/** Draws a full page with the pattern alone. */
export function drawPlanche(doc: PDFKit.PDFDocument, numero: NumeroDemo, page: number): void {
  const palette = palettes[numero.palette]
  const panel = { width: TEXT_WIDTH / UNIT, height: HEIGHT / UNIT }
  const edge = rect(0, 0, panel.width, panel.height)
  startPage(doc, numero, page, 'La planche')
  const picture = doc.struct('Figure', { alt: `Planche décorative : ${numero.titre}` }, () =>
    drawOnPdf(doc, [
      place(
        MARGIN,
        TOP,
        [
          fill(edge, palette.fond),
          clipTo(edge, motifs[numero.motif](palette, panel.width, panel.height)),
          stroke(rect(14, 14, panel.width - 28, panel.height - 28), palette.fil, 3),
        ],
        0,
        UNIT,
      ),
    ]),
  )
  doc.addStructure(picture)
  picture.end()
  drawCaption(doc, numero)
}

function drawCaption(doc: PDFKit.PDFDocument, numero: NumeroDemo): void {
  const palette = palettes[numero.palette]
  const caption = doc.struct('P', {}, () =>
    drawOnPdf(doc, [
      {
        kind: 'lettering',
        text: 'La planche du numéro ',
        x: MARGIN,
        y: TOP + HEIGHT + 38,
        size: 22,
        font: 'titre',
        fill: palette.titre,
      },
      {
        kind: 'lettering',
        text: 'Un motif à regarder, à décalquer, à broder, à graver ou à peindre.',
        x: MARGIN,
        y: TOP + HEIGHT + 60,
        size: 12,
        font: 'italique',
        fill: palette.encre,
      },
    ]),
  )
  doc.addStructure(caption)
  caption.end()
}
