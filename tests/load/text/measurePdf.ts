import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  proposeArticles,
  type ProposalInput,
} from '../../../cms/src/features/articles/proposal/proposeArticles'
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
  /** Headings of a list beside the PDF, those of them that were found, and headings beside them. */
  headings: { listed: number; found: number; others: number }
  /** Pages and pictures that are in no proposed article. */
  outside: { pages: number; pictures: number }
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
    const { texts, blocs, plan, ...read } = await readPdf(file, outDir)
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
    const pages = [...blocs].map(([page, all]) => ({ page, blocs: all }))
    return {
      ...{ name, made, ...read },
      headings: compareHeadings(file, pages),
      outside: countOutside({ pages, plan, nombreDePages: read.pages }),
    }
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** Compares the headings with the list beside a PDF, a line each; without one, none is compared. */
function compareHeadings(file: string, pages: ProposalInput['pages']): MeasuredPdf['headings'] {
  const beside = file.replace(/\.pdf$/i, '.titres.txt')
  if (!existsSync(beside)) return { listed: 0, found: 0, others: 0 }
  const toKeys = (texts: string[]) => texts.map((text) => toWords(text).join(' ')).filter(Boolean)
  const listed = toKeys(readFileSync(beside, 'utf8').split('\n'))
  const read = toKeys(
    pages.flatMap(({ blocs }) =>
      blocs.flatMap((bloc) => (bloc.type === 'titre' ? bloc.texte : [])),
    ),
  )
  return {
    listed: listed.length,
    found: listed.filter((heading) => read.includes(heading)).length,
    others: read.filter((heading) => !listed.includes(heading)).length,
  }
}

/** Counts what no proposed article has; all of a PDF of which none is proposed. */
function countOutside(input: ProposalInput): MeasuredPdf['outside'] {
  const held = proposeArticles(input).articles.flatMap(({ blocs }) => blocs)
  const pictures = new Set(
    held.flatMap((bloc) => (bloc.type === 'image' && bloc.figure?.nom) || []),
  )
  const pages = new Set(held.map(({ page }) => page))
  const figures = input.pages.flatMap(({ blocs }) =>
    blocs.flatMap((bloc) => (bloc.type === 'image' && bloc.figure?.nom) || []),
  )
  return {
    pages: input.pages.filter(({ page, blocs }) => blocs.length > 0 && !pages.has(page)).length,
    pictures: figures.filter((nom) => !pictures.has(nom)).length,
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
      const picture = join(dir, name)
      // Of a broken page poppler leaves an empty file.
      return page && statSync(picture).size > 0 ? [[Number(page), picture] as const] : []
    }),
  )
}
