import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOnPath, runCommand } from '../../support/commands'
import { comparePictures, type PictureFault } from './comparePictures'
import { comparePairs, compareText, toWords, type WordMatch } from './compareWords'
import { readPdf } from './readPdf'

const LIMIT_MS = 600_000

/** Larger side of the pictures that are compared, in pixels. */
const PICTURE_SIDE = 400

export interface MeasuredPage {
  page: number
  words?: WordMatch
  /** Undefined: like poppler's, or not compared. */
  picture?: PictureFault
  isCompared: boolean
}

export interface MeasuredPdf {
  name: string
  pages: number
  /** Pages that were made. */
  made: MeasuredPage[]
  refused?: string
  milliseconds: number
  memory: number
}

/**
 * Takes a PDF apart and compares its words and pictures with poppler's, where it is installed. A text
 * beside it, `NAME.txt` with form feeds between its pages, is the reference for its words instead.
 * @param known text of each page, when it is known; else it is read
 */
export async function measurePdf(
  file: string,
  name: string,
  known = readBeside(file),
): Promise<MeasuredPdf> {
  const outDir = mkdtempSync(join(tmpdir(), 'regards-text-'))
  try {
    const { texts, ...read } = await readPdf(file, outDir)
    const references = known ? [] : await readReferences(file)
    const match = (page: number, text: string): WordMatch | undefined => {
      if (known) return compareText(toWords(known[page - 1] ?? ''), toWords(text))
      const texts = references.map((pages) => toWords(pages[page - 1] ?? ''))
      return texts.length > 0 ? comparePairs(texts, toWords(text)) : undefined
    }
    const pictures = await drawReferences(file, outDir)
    const made: MeasuredPage[] = []
    for (const [page, text] of texts) {
      const [width] = listWidths(outDir, page)
      const drawn = pictures.get(page)
      const isCompared = drawn !== undefined && width !== undefined
      made.push({
        page,
        isCompared,
        words: match(page, text),
        ...(isCompared && {
          picture: await comparePictures(join(outDir, `${page}-${width}.webp`), drawn),
        }),
      })
    }
    return { name, made, ...read }
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** Widths of a page's pictures, the smallest first. */
const listWidths = (dir: string, page: number): number[] =>
  readdirSync(dir)
    .flatMap((name) => new RegExp(`^${page}-(\\d+)\\.webp$`).exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((one, other) => one - other)

/** Reads the pages of the text beside a PDF, if there is one. */
function readBeside(file: string): string[] | undefined {
  const beside = file.replace(/\.pdf$/i, '.txt')
  return existsSync(beside) ? readFileSync(beside, 'utf8').split('\f') : undefined
}

/** Reads the pages with poppler in both of its orders: of the layout and of the content. */
async function readReferences(file: string): Promise<string[][]> {
  const pdftotext = findOnPath('pdftotext')
  if (!pdftotext) return []
  const results = await Promise.all(
    [['-q'], ['-q', '-raw']].map((options) =>
      runCommand(pdftotext, [...options, file, '-'], { timeoutMs: LIMIT_MS }),
    ),
  )
  return results.filter(({ ok }) => ok).map(({ output }) => output.split('\f'))
}

/** Draws the pages with poppler; paths of the pictures by page. */
async function drawReferences(file: string, dir: string): Promise<Map<number, string>> {
  const pdftoppm = findOnPath('pdftoppm')
  if (!pdftoppm) return new Map()
  const words = ['-q', '-cropbox', '-png', '-scale-to', String(PICTURE_SIDE), file]
  await runCommand(pdftoppm, [...words, join(dir, 'poppler')], { timeoutMs: LIMIT_MS })
  return new Map(
    readdirSync(dir).flatMap((name) => {
      const page = /^poppler-(\d+)\.png$/.exec(name)?.[1]
      return page ? [[Number(page), join(dir, name)] as const] : []
    }),
  )
}
