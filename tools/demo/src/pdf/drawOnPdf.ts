import type { Drawing } from '../drawing/drawing'
import { leftOf } from '../drawing/lettering'

/** Draws with the document's current transform; text stays searchable. */
export function drawOnPdf(doc: PDFKit.PDFDocument, drawings: Drawing[]): void {
  for (const drawing of drawings) drawOne(doc, drawing)
}

function drawOne(doc: PDFKit.PDFDocument, drawing: Drawing): void {
  switch (drawing.kind) {
    case 'shape':
      doc.path(drawing.d)
      if (drawing.stroke) {
        doc
          .lineWidth(drawing.strokeWidth ?? 1)
          .lineCap('round')
          .lineJoin('round')
      }
      if (drawing.fill && drawing.stroke) doc.fillAndStroke(drawing.fill, drawing.stroke)
      else if (drawing.stroke) doc.stroke(drawing.stroke)
      else doc.fill(drawing.fill ?? '#000')
      return
    case 'lettering':
      doc
        .font(drawing.font)
        .fontSize(drawing.size)
        .fillColor(drawing.fill)
        .text(drawing.text, leftOf(drawing), drawing.y, {
          lineBreak: false,
          baseline: 'alphabetic',
          characterSpacing: drawing.tracking ?? 0,
        })
      return
    case 'group':
      doc.save()
      doc.transform(...drawing.matrix)
      if (drawing.clip !== undefined) doc.path(drawing.clip).clip()
      drawOnPdf(doc, drawing.children)
      doc.restore()
  }
}
