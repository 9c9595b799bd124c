import { inflateSync } from 'node:zlib'

/** What a test wants to know of a PDF made by pdfkit, read with nothing but Node. */
export interface PdfReading {
  pageCount: number
  /** The text of each page, as a reader would copy it. */
  pages: string[]
}

export function readPdf(pdf: Buffer): PdfReading {
  const objects = readObjects(pdf)
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
  return {
    pageCount: pages.length,
    pages: pages.map(({ head }) => {
      const content = objects.get(reference(head, 'Contents'))
      const resources = objects.get(reference(head, 'Resources'))
      if (!content || !resources) throw new Error('A page without contents')
      return decode(content.stream, readFonts(resources.head, objects))
    }),
  }
}

interface PdfObject {
  head: string
  stream: string
}

function readObjects(pdf: Buffer): Map<number, PdfObject> {
  const source = pdf.toString('latin1')
  const objects = new Map<number, PdfObject>()
  for (const match of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)(?:\nendobj|\nstream\n)/g)) {
    const head = match[2] ?? ''
    const start = match.index + match[0].length
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const bytes = pdf.subarray(start, start + length)
    const isDeflated = head.includes('/FlateDecode') && match[0].endsWith('stream\n')
    const stream = isDeflated ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1')
    objects.set(Number(match[1]), { head, stream })
  }
  return objects
}

const reference = (head: string, key: string): number =>
  Number(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1])

type GlyphNames = Map<string, string>

/** For each font of a page, which letters its glyphs stand for. */
function readFonts(resources: string, objects: Map<number, PdfObject>): Map<string, GlyphNames> {
  const fonts = new Map<string, GlyphNames>()
  for (const [, name = '', id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = objects.get(Number(id))
    const map = objects.get(reference(font?.head ?? '', 'ToUnicode'))
    const glyphs: GlyphNames = new Map()
    for (const [, from = '', list = ''] of (map?.stream ?? '').matchAll(
      /<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi,
    )) {
      const letters = [...list.matchAll(/<([0-9a-f ]+)>/gi)]
      letters.forEach(([, hex = ''], i) => {
        const glyph = (parseInt(from, 16) + i).toString(16).padStart(4, '0')
        glyphs.set(glyph, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'))
      })
    }
    fonts.set(name, glyphs)
  }
  return fonts
}

function decode(content: string, fonts: Map<string, GlyphNames>): string {
  let font: GlyphNames | undefined
  let text = ''
  for (const [, name, array] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name)
    for (const [, hex = ''] of (array ?? '').matchAll(/<([0-9a-f]+)>/gi)) {
      for (const glyph of hex.match(/.{4}/g) ?? []) text += font?.get(glyph) ?? '\ufffd'
    }
  }
  return text
}
