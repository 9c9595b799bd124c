import { deflateSync } from 'node:zlib'

/** A page of PDF operators (ISO 32000-1, 8 and 9). */
export interface DrawnPage {
  /** Content stream. */
  content: string
  /** Points; A5 by default. */
  size?: [width: number, height: number]
  /** Further entries of the page's dictionary. */
  entries?: string
  /** Further entries of its resources. */
  resources?: string
}

export interface DrawnPdf {
  /** A page that is undefined is a reference to an object that is missing. */
  pages: (DrawnPage | undefined)[]
  /** Further objects by name; `@name` in any text is the reference to one, `@page1` to a page. */
  objects?: Record<string, string>
  /** Further entries of the catalog. */
  catalog?: string
}

/** Writes a PDF with the fonts F1 (Helvetica), F2 (Times), F3 (bold) and F4 (oblique), in WinAnsiEncoding. */
export function writePdf({ pages, objects = {}, catalog = '' }: DrawnPdf): Buffer {
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const bodies: Record<string, string> = {
    catalog: `<< /Type /Catalog /Pages @pages ${catalog} >>`,
    pages: `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((page, index) => (page ? `@page${index + 1}` : '999 0 R')).join(' ')}] >>`,
    F1: font('Helvetica'),
    F2: font('Times-Roman'),
    F3: font('Helvetica-Bold'),
    F4: font('Helvetica-Oblique'),
    ...objects,
  }
  for (const [index, page] of pages.entries()) {
    if (!page) continue
    const { content, size = [420, 595], entries = '', resources = '' } = page
    bodies[`page${index + 1}`] =
      `<< /Type /Page /Parent @pages /MediaBox [0 0 ${size.join(' ')}] /Contents @content${index + 1} ` +
      `/Resources << /Font << /F1 @F1 /F2 @F2 /F3 @F3 /F4 @F4 >> ${resources} >> ${entries} >>`
    bodies[`content${index + 1}`] =
      content.length < MAX_PLAIN
        ? toStream(content)
        : toStream(
            deflateSync(Buffer.from(content, 'latin1')).toString('latin1'),
            '/Filter /FlateDecode',
          )
  }
  const names = Object.keys(bodies)
  const refer = (text: string) =>
    text.replace(/@(\w+)/g, (_, name: string) => {
      const number = names.indexOf(name) + 1
      if (number === 0) throw new Error(`No object ${name}`)
      return `${number} 0 R`
    })
  let pdf = '%PDF-1.7\n'
  const offsets = names.map((name, index) => {
    const offset = pdf.length
    const body = bodies[name] ?? ''
    pdf += `${index + 1} 0 obj\n${name.startsWith('content') ? body : refer(body)}\nendobj\n`
    return offset
  })
  const table = pdf.length
  pdf += `xref\n0 ${names.length + 1}\n0000000000 65535 f \n`
  for (const offset of offsets) pdf += `${String(offset).padStart(10, '0')} 00000 n \n`
  pdf += `trailer\n<< /Size ${names.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(pdf, 'latin1')
}

/** A content stream below this length can be read in the file. */
const MAX_PLAIN = 20_000

/** A stream object, with further entries of its dictionary; bytes as Latin-1. */
export const toStream = (content: string, entries = ''): string =>
  `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`

/** Characters of WinAnsiEncoding that are not Latin-1. */
const WIN_ANSI: Record<string, number> = {
  '’': 0x92,
  '‘': 0x91,
  '…': 0x85,
  '–': 0x96,
  '—': 0x97,
  œ: 0x9c,
  Œ: 0x8c,
  '•': 0x95,
}

/** A literal string of PDF in WinAnsiEncoding. */
export const toLiteral = (text: string): string =>
  `(${[...text]
    .map((letter) => (WIN_ANSI[letter] ? String.fromCharCode(WIN_ANSI[letter]) : letter))
    .join('')
    .replace(/[\\()]/g, '\\$&')})`

/** Draws a line of text with its left end at a point, from the bottom left corner. */
export const at = (x: number, y: number, size: number, text: string, font = 'F1'): string =>
  `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm ${toLiteral(text)} Tj ET\n`

/** Draws lines below each other, `leading` points apart. */
export const linesAt = (
  x: number,
  y: number,
  size: number,
  leading: number,
  lines: string[],
): string => lines.map((line, index) => at(x, y - index * leading, size, line)).join('')

/** Draws a filled rectangle. */
export const box = (x: number, y: number, width: number, height: number, grey = 0.8): string =>
  `${grey} g ${x} ${y} ${width} ${height} re f 0 g\n`
