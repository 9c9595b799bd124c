import { makePdf } from './pdf'

/** Creates a PDF whose middle is overwritten: both ends and the cross-reference stay. */
export async function makeBrokenPdf(): Promise<Buffer> {
  const pdf = await makePdf({ pages: 3 })
  const broken = Buffer.from(pdf)
  broken.fill('x', 200, pdf.lastIndexOf('xref', pdf.lastIndexOf('startxref') - 1) - 10)
  return broken
}

/** Creates a PDF without pages. */
export const makePdfWithoutPages = (): Buffer => assemble([])

/** Creates a PDF with one page of this size, in points. */
export const makePdfOfSize = (width: number, height: number): Buffer =>
  assemble([`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << >> >>`])

/** Number of forms inside each other, and how often each draws the next. */
const LEVELS = 12
const TIMES = 12

/** Creates a small PDF whose page takes years to draw: forms that draw forms (« billion laughs »). */
export function makeEndlessPdf(): Buffer {
  const resourcesOf = (level: number) => `/Resources << /XObject << /F ${level + 5} 0 R >> >>`
  const draws = '/F Do '.repeat(TIMES)
  const form = (level: number) => {
    const content = level === LEVELS ? '0 0 m 9 9 l S' : draws
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 99 99] ${level === LEVELS ? '' : resourcesOf(level + 1)} /Length ${content.length} >>\nstream\n${content}\nendstream`
  }
  return assemble([
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${resourcesOf(0)} /Contents 4 0 R >>`,
    `<< /Length ${draws.length} >>\nstream\n${draws}\nendstream`,
    ...Array.from({ length: LEVELS + 1 }, (_, level) => form(level)),
  ])
}

/** Assembles a PDF of one page, the first of these objects, which are numbered from 3. */
function assemble(objects: string[]): Buffer {
  const all = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${objects.length > 0 ? '3 0 R' : ''}] /Count ${Math.min(objects.length, 1)} >>`,
    ...objects,
  ]
  let body = '%PDF-1.7\n'
  const offsets = all.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = all.length + 1
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}` +
      `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  )
}
