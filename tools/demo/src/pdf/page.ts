import { type Drawing, fill, place, stroke } from '../drawing/drawing'
import { rect } from '../drawing/outlines'
import { lisiere } from '../motifs/galon'
import type { NumeroDemo } from '../NumeroDemo'
import { palettes } from '../palettes'
import { saison } from '../saison'
import { drawOnPdf } from './drawOnPdf'
import { MARGIN, PAGE, PAPIER, TEXT_WIDTH } from './mesures'

/**
 * Draws content that screen readers skip (PDF artifact): backgrounds, patterns, headers, page
 * numbers.
 */
export function drawArtifact(
  doc: PDFKit.PDFDocument,
  drawings: Drawing[],
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  doc.markContent('Artifact', { type })
  drawOnPdf(doc, drawings)
  doc.endMarkedContent()
}

/** Starts an inside page: paper, running header, page number, and its outline entry. */
export function startPage(
  doc: PDFKit.PDFDocument,
  numero: NumeroDemo,
  page: number,
  title: string,
): void {
  doc.addPage()
  doc.outline.addItem(title)
  const palette = palettes[numero.palette]
  const small = { font: 'titre' as const, size: 7.8, fill: palette.titre, tracking: 0.3 }
  const right = PAGE.width - MARGIN
  drawArtifact(doc, [fill(rect(0, 0, PAGE.width, PAGE.height), PAPIER)])
  drawArtifact(
    doc,
    [
      {
        kind: 'lettering',
        text: `Regards · n° ${numero.numero} · ${saison(numero.dateParution)}`,
        x: MARGIN,
        y: 38,
        ...small,
      },
      { kind: 'lettering', text: numero.titre, x: right, y: 38, align: 'right', ...small },
      stroke(`M${MARGIN} 46L${right} 46`, palette.titre, 0.6),
      place(MARGIN, 797, lisiere(palette, TEXT_WIDTH, 7)),
      {
        kind: 'lettering',
        text: 'Numéro de démonstration',
        x: MARGIN,
        y: 822,
        ...small,
        font: 'italique',
      },
      {
        kind: 'lettering',
        text: String(page),
        x: right,
        y: 823,
        align: 'right',
        ...small,
        size: 12,
      },
    ],
    'Pagination',
  )
}
