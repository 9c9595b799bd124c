import { fill, type Lettering, place } from '../drawing/drawing'
import { rect } from '../drawing/outlines'
import { lisiere } from '../motifs/galon'
import type { NumeroDemo } from '../NumeroDemo'
import { type Palette, palettes } from '../palettes'
import { saison } from '../saison'
import { drawOnPdf } from './drawOnPdf'
import { PAGE } from './mesures'
import { drawArtifact } from './page'

/** Draws the back cover: woven bands on the colour, and a description of the issue. */
export function drawDos(doc: PDFKit.PDFDocument, numero: NumeroDemo): void {
  const palette = palettes[numero.palette]
  const bands = { ...palette, fond: palette.titre, fil: palette.papier, chaud: palette.papier }
  bands.vif = '#e5ab3c'
  doc.addPage()
  doc.outline.addItem('Quatrième de couverture')
  drawArtifact(doc, [
    fill(rect(0, 0, PAGE.width, PAGE.height), palette.titre),
    ...[90, 712].map((y) => place(0, y, lisiere(bands, PAGE.width, 40))),
  ])
  const text = doc.struct('P', {}, () => drawOnPdf(doc, colophon(numero, palette)))
  doc.addStructure(text)
  text.end()
}

function colophon(numero: NumeroDemo, { papier }: Palette): Lettering[] {
  const lines = [
    { text: 'Regards ', size: 64, font: 'enseigne', y: 400 },
    { text: 'Arts et traditions populaires ', size: 15, font: 'titre', y: 432 },
    {
      text: `Numéro ${numero.numero} · ${saison(numero.dateParution)} `,
      size: 13,
      font: 'texte',
      y: 474,
    },
    { text: 'Numéro de démonstration', size: 13, font: 'italique', y: 494 },
  ] as const
  return lines.map((line) => ({
    kind: 'lettering',
    x: PAGE.width / 2,
    align: 'center',
    fill: papier,
    ...line,
  }))
}
