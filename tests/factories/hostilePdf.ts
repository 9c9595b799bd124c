import { makePdf } from './pdf'

/** Creates a PDF whose middle is overwritten: both ends and the cross-reference stay. */
export async function makeBrokenPdf(): Promise<Buffer> {
  const pdf = await makePdf({ pages: 3 })
  const broken = Buffer.from(pdf)
  broken.fill('x', 200, pdf.lastIndexOf('xref', pdf.lastIndexOf('startxref') - 1) - 10)
  return broken
}

/** Creates a PDF without pages. */
export const makePdfWithoutPages = (): Buffer => assemble('', '')

/** Creates a PDF with one page of this size, in points. */
export const makePdfOfSize = (width: number, height: number): Buffer =>
  assemble(
    '3 0 R',
    `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << >> >>\nendobj\n`,
  )

function assemble(kids: string, page: string): Buffer {
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    `2 0 obj\n<< /Type /Pages /Kids [${kids}] /Count ${kids ? 1 : 0} >>\nendobj\n`,
    ...(page ? [page] : []),
  ]
  let body = '%PDF-1.7\n'
  const offsets = objects.map((object) => {
    const offset = body.length
    body += object
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}` +
      `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  )
}
