import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Client } from '../support/client'
import { openRecords } from '../support/records'
import { READING_FOLDER, writeReading, type ReadingOptions } from './lecture'
import { publishRegard, type RegardDoc, type RegardOptions } from './regard'

type EmbeddedProduct = { dataDir: string; mediaDir: string }

type ReadableOptions = RegardOptions & {
  etat?: ReadingOptions['etat']
  plan?: object[]
  /** The words of each page. */
  pages?: string[]
  /** Links of each page, by its number. */
  links?: Record<number, object[]>
  /** Widths of the pages' pictures, in pixels, and their quality. */
  tailles?: readonly number[]
  quality?: number
}

const width = 960
const height = Math.round(width * 1.414)
const margin = 90
const fontSize = 30
const lineHeight = 44
const columnWidth = 370

/**
 * Publishes an issue on the embedded set-up that is read online: its record, and its pages with
 * real pictures and words, in place of what the server made of its PDF.
 */
export async function publishReadable(
  { dataDir, mediaDir }: EmbeddedProduct,
  administrator: Client,
  {
    etat = 'prete',
    plan = [],
    pages = ['La danse'],
    links = {},
    tailles = [480, 960],
    quality = 80,
    ...issue
  }: ReadableOptions = {},
): Promise<RegardDoc> {
  const regard = await publishRegard(administrator, issue)
  const { json } = await administrator.get<{ docs: { pdf: { id: string } }[] }>(
    `/api/regards?where[numero][equals]=${regard.numero}&depth=1`,
  )
  const isReady = etat === 'prete'
  const records = await openRecords({ dataDir, databaseUrl: null })
  try {
    await writeReading({ databaseUrl: null }, records, json.docs[0]?.pdf.id ?? '', {
      etat,
      plan,
      tailles,
      pages: isReady
        ? pages.map((texte) => ({ texte, blocs: [{ type: 'paragraphe', texte }] }))
        : [],
    })
  } finally {
    await records.close()
  }
  if (isReady)
    await Promise.all(
      pages.map((text, index) =>
        writePage({ mediaDir, tailles, quality }, index + 1, text, links[index + 1] ?? []),
      ),
    )
  // The server learns of the reading, which was written behind its back.
  await administrator.patch(`/api/regards/${regard.id}`, { titre: issue.titre ?? 'Danses' })
  return regard
}

type Word = { x: number; y: number; l: number; texte: string }

/** Writes the files of a page: pictures, words and links. */
async function writePage(
  { mediaDir, tailles, quality }: { mediaDir: string; tailles: readonly number[]; quality: number },
  page: number,
  text: string,
  liens: object[],
) {
  const folder = join(mediaDir, READING_FOLDER)
  const words = setWords(text)
  const drawn = words.map(
    ({ x, y, l, texte }) =>
      `<text x="${x}" y="${y}" textLength="${l}" lengthAdjust="spacingAndGlyphs">${texte}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fffdf8"/>
    <rect x="${margin}" y="90" width="${width - 2 * margin}" height="10" fill="#9d1c2c"/>
    <text x="${margin}" y="200" font-family="serif" font-size="76" fill="#2a3570">Page ${page}</text>
    <g font-family="serif" font-size="${fontSize}" fill="#2b1a15">${drawn.join('')}</g>
  </svg>`
  await mkdir(folder, { recursive: true })
  await Promise.all([
    ...tailles.map(async (taille) =>
      writeFile(join(folder, `${page}-${taille}.webp`), await draw(svg, taille, quality)),
    ),
    writeFile(join(folder, `${page}.json`), JSON.stringify({ mots: words.map(toBox), liens })),
  ])
}

/** Pictures that were drawn, by their drawing, width and quality. */
const pictures = new Map<string, Promise<Buffer>>()

function draw(svg: string, width: number, quality: number): Promise<Buffer> {
  const key = `${width} ${quality} ${svg}`
  const picture =
    pictures.get(key) ?? sharp(Buffer.from(svg)).resize(width).webp({ quality }).toBuffer()
  pictures.set(key, picture)
  return picture
}

/** Sets the words of a text in two columns, with an estimated width. */
function setWords(text: string): Word[] {
  let x = margin
  let y = 290
  let column = margin
  return text.split(' ').map((texte) => {
    const l = Math.round(texte.length * fontSize * 0.46)
    if (x + l > column + columnWidth) {
      x = column
      y += lineHeight
    }
    if (y > height - margin) {
      column += columnWidth + 40
      x = column
      y = 290
    }
    const word = { x, y, l, texte }
    x += l + 10
    return word
  })
}

const toBox = ({ x, y, l, texte }: Word) => [
  Math.round((x / width) * 10_000),
  Math.round(((y - fontSize * 0.85) / height) * 10_000),
  Math.round((l / width) * 10_000),
  Math.round(((fontSize * 1.1) / height) * 10_000),
  texte,
]
