import { randomBytes } from 'node:crypto'
import PDFDocument from 'pdfkit'
import { STRIP } from './layout'

export type PdfOptions = {
  /** Number of pages, each with a line of text. */
  pages?: number
  /** Whether its pages are strips, for what a server draws; A4 if absent. */
  isLow?: boolean
  /** Exact file size in bytes; left out, as small as the pages allow. */
  sizeBytes?: number
  title?: string
  /** Password to open it; none by default. */
  password?: string
}

/** Texts of a page, from the top, with their sizes in points. */
export type PdfPageText = { text: string; size: number }[]

/** Creates a real PDF whose pages contain these texts. */
export async function makePdfOfTexts(
  pages: PdfPageText[],
  info: { title?: string } = {},
): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    autoFirstPage: false,
    info: info.title === undefined ? {} : { Title: info.title },
  })
  return collect(document, () => {
    for (const lines of pages) {
      document.addPage()
      for (const { text, size } of lines) document.fontSize(size).text(text)
    }
  })
}

/**
 * Creates a real PDF. Reaches `sizeBytes` with a stream of random, incompressible bytes, added as
 * an incremental update (PDF 1.7, section 7.5.6), so that the file stays valid.
 * @throws when the pages alone are larger than `sizeBytes`
 */
export async function makePdf({
  pages = 2,
  isLow = false,
  sizeBytes,
  title = 'Regards',
  password,
}: PdfOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({
    ...(isLow ? STRIP : { size: 'A4' }),
    info: { Title: title },
    autoFirstPage: false,
    userPassword: password,
  })
  const bytes = await collect(document, () => {
    for (let page = 1; page <= pages; page += 1) {
      document.addPage().fontSize(24).text(title).fontSize(12).text(`Page ${page} sur ${pages}`)
    }
  })
  return sizeBytes === undefined ? bytes : pad(bytes, sizeBytes)
}

async function collect(document: PDFKit.PDFDocument, draw: () => void): Promise<Buffer> {
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.once('end', resolve))
  draw()
  document.end()
  await ended
  return Buffer.concat(chunks)
}

function pad(pdf: Buffer, sizeBytes: number): Buffer {
  const ending = pdf.subarray(pdf.lastIndexOf('trailer')).toString('latin1')
  const size = Number(capture(ending, /\/Size (\d+)/))
  const root = capture(ending, /\/Root (\d+ \d+ R)/)
  const info = capture(ending, /\/Info (\d+ \d+ R)/)
  const previous = capture(ending, /startxref\s+(\d+)/)
  const at = pdf.length + 1

  // The stream's length has a fixed width, so that it does not change the length of the rest.
  const around = (length: number) => {
    const head = `\n${size} 0 obj\n<< /Length ${pad10(length)} >>\nstream\n`
    const foot = '\nendstream\nendobj\n'
    const table = at + head.length - 1 + length + foot.length
    const tail =
      `xref\n${size} 1\n${pad10(at)} 00000 n \n` +
      `trailer\n<< /Size ${size + 1} /Root ${root} /Info ${info} /Prev ${previous} >>\n` +
      `startxref\n${pad10(table)}\n%%EOF\n`
    return { head, foot: foot + tail }
  }
  const empty = around(0)
  const length = sizeBytes - pdf.length - empty.head.length - empty.foot.length
  if (length < 0) {
    throw new Error(`A PDF of these pages has ${pdf.length} bytes: it cannot have ${sizeBytes}.`)
  }
  const { head, foot } = around(length)
  return Buffer.concat([pdf, Buffer.from(head), randomBytes(length), Buffer.from(foot)])
}

function pad10(number: number): string {
  return String(number).padStart(10, '0')
}

function capture(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1]
  if (!found) throw new Error(`pdfkit wrote no ${pattern.source} in the trailer of its file`)
  return found
}
