import { makePdf } from './pdf'

type Change = (pdf: Buffer) => Buffer

const replaceText =
  (pattern: RegExp, replacement: string | ((match: string, group?: string) => string)): Change =>
  (pdf) =>
    Buffer.from(pdf.toString('latin1').replace(pattern, replacement as string), 'latin1')

const append =
  (bytes: string | Buffer): Change =>
  (pdf) =>
    Buffer.concat([pdf, Buffer.from(bytes)])

const changes: Record<string, Change> = {
  'three kilobytes of NUL after its end': append(Buffer.alloc(3_000)),
  'a comment after its end': append(`% Numérisé le 3 mai 2019, 100 %\n${'% . '.repeat(800)}\n`),
  'no %%EOF': replaceText(/%%EOF\s*$/, ''),
  'no startxref': replaceText(/startxref[^]*$/, ''),
  'a startxref that leads elsewhere': replaceText(/startxref\s+\d+/, 'startxref\n9'),
  'bytes before its header': (pdf) =>
    Buffer.concat([Buffer.from('\r\nX-Scanner: 12\r\n\r\n'), pdf]),
  'line ends CR LF, which its offsets do not count': replaceText(
    /(\nstream\n[^]*?\nendstream)|\n/g,
    (_, stream: string | undefined) => stream ?? '\r\n',
  ),
}

/** PDFs that every reader opens, although their structure is not what ISO 32000-1 says, by their fault. */
export const irregularPdfs = Object.keys(changes)

/** Creates a PDF with one of these faults. */
export async function makeIrregularPdf(fault: string, password?: string): Promise<Buffer> {
  const change = changes[fault]
  if (!change) throw new Error(`No such fault: ${fault}`)
  return change(await makePdf({ password }))
}
