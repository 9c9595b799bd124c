import { readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { TEXT_PDFS_DIR, textPdfs, toLayerText } from '../../factories/textPdfs/textPdfs'
import { divide, type BenchResult, type Budget, type Cell, type Table } from '../metrics'
import type { WordMatch } from '../text/compareWords'
import { measurePdf, type MeasuredPage, type MeasuredPdf } from '../text/measurePdf'

const MIB = 1024 * 1024

/** Glued and divided words are told of so many. */
const A_MANY = 10_000

/** Files and pages that are listed: the worst ones. */
const MAX_ROWS = 30

const COLUMNS = [
  ...['pages', 'refused', 'words', 'order', 'glued', 'divided', 'headings', 'false headings'],
  ...['pages in no article', 'pictures in no article', 'processor a page', 'memory', 'pictures'],
]

/**
 * Text and pictures of the PDFs in a folder, taken apart by the product's child process: share of the
 * words of pdftotext, or of a text that lies beside, found again, and of them in order (pairs of
 * neighbours; in a text beside, places); words a 10,000 that are several in one, or one in several; headings of a
 * list beside, `NAME.titres.txt`, that are found, and others; pages and pictures of no proposed article; processor time a page, memory of the child, pages drawn as
 * poppler draws them. A folder inside it is a source of its own.
 */
export async function measureText({
  folder = TEXT_PDFS_DIR,
}: {
  folder?: string
}): Promise<BenchResult> {
  const files = listPdfs(resolve(folder))
  if (files.length === 0) return { tables: [], errors: [`No PDF in ${folder}`] }
  const known = new Map(textPdfs.map(({ file, pages }) => [file, pages.map(toLayerText)]))
  const errors: string[] = []
  const measured: MeasuredPdf[] = []
  for (const file of files) {
    const name = relative(folder, file)
    try {
      const pdf = await measurePdf(file, name, known.get(file))
      measured.push(pdf)
      process.stdout.write(`${measured.length}/${files.length} ${describe(pdf)}\n`)
    } catch (error) {
      errors.push(`${name}: ${String(error)}`)
    }
  }
  const sources = new Set(measured.map(getSource))
  const sum: Table = {
    title: `Text of ${measured.length} PDFs`,
    columns: COLUMNS,
    rows: [
      ...(sources.size > 1
        ? [...sources].map((name) => ({
            name,
            cells: toCells(measured.filter((pdf) => getSource(pdf) === name)),
          }))
        : []),
      { name: 'all', cells: toCells(measured, true) },
    ],
  }
  return { tables: [sum, listFiles(measured), listPages(measured)], errors }
}

/** Folder of a PDF inside the measured one. */
const getSource = ({ name }: MeasuredPdf): string =>
  name.includes('/') ? name.replace(/\/.*/, '') : '.'

const listPdfs = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.pdf$/i.test(name))
    .toSorted()
    .map((name) => join(folder, name))

function toCells(pdfs: MeasuredPdf[], isBudgeted = false): Cell[] {
  const pages = pdfs.flatMap(({ made }) => made)
  const words = sumWords(pages)
  const compared = pages.filter(({ isCompared }) => isCompared)
  const alike = compared.filter(({ picture }) => picture === undefined)
  const sum = (count: (pdf: MeasuredPdf) => number) =>
    pdfs.reduce((total, pdf) => total + count(pdf), 0)
  const milliseconds = sum((pdf) => pdf.milliseconds)
  const cell = (value: number, unit: string, budget: Budget): Cell =>
    isBudgeted ? { value, unit, budget } : { value, unit }
  return [
    { value: pages.length, unit: '' },
    { value: pdfs.filter(({ refused }) => refused !== undefined).length, unit: '' },
    cell(divide(words.found, words.words), '', { atLeast: 0.985 }),
    cell(divide(words.inOrder, words.places), '', { atLeast: 0.96 }),
    cell(A_MANY * divide(words.glued, words.words), '', { atMost: 1 }),
    cell(A_MANY * divide(words.divided, words.words), '', { atMost: 5 }),
    {
      value: divide(
        sum(({ headings }) => headings.found),
        sum(({ headings }) => headings.listed),
      ),
      unit: '',
    },
    { value: sum(({ headings }) => headings.others), unit: '' },
    { value: sum(({ outside }) => outside.pages), unit: '' },
    { value: sum(({ outside }) => outside.pictures), unit: '' },
    cell(divide(milliseconds, pages.length), 'ms', { atMost: 250 }),
    cell(Math.max(0, ...pdfs.map(({ memory }) => memory)) / MIB, 'MB', { atMost: 500 }),
    // Without poppler there is nothing to compare.
    compared.length > 0 ? cell(divide(alike.length, compared.length), '', { atLeast: 0.99 }) : '–',
  ]
}

const sumWords = (pages: MeasuredPage[]): WordMatch =>
  pages.reduce(
    (sum, { words }) => ({
      words: sum.words + (words?.words ?? 0),
      found: sum.found + (words?.found ?? 0),
      places: sum.places + (words?.places ?? 0),
      inOrder: sum.inOrder + (words?.inOrder ?? 0),
      glued: sum.glued + (words?.glued ?? 0),
      divided: sum.divided + (words?.divided ?? 0),
    }),
    { words: 0, found: 0, places: 0, inOrder: 0, glued: 0, divided: 0 },
  )

/** Words of the reference that are missing, and those in another place. */
const countLost = (pages: MeasuredPage[]): number => {
  const { words, found, places, inOrder } = sumWords(pages)
  return words - found + places - inOrder
}

function listFiles(measured: MeasuredPdf[]): Table {
  const rows = measured
    .toSorted(
      (one, other) =>
        Number(other.refused !== undefined) - Number(one.refused !== undefined) ||
        countLost(other.made) - countLost(one.made),
    )
    .slice(0, MAX_ROWS)
    .map((pdf) => ({
      name: pdf.name,
      cells: [...toCells([pdf]).toSpliced(1, 1, pdf.refused ?? '')],
    }))
  return { title: 'Files with the most lost words, refused ones first', columns: COLUMNS, rows }
}

function listPages(measured: MeasuredPdf[]): Table {
  const rows = measured
    .flatMap(({ name, made }) => made.map((page) => ({ name, page })))
    .filter(({ page }) => page.picture !== undefined || countLost([page]) > 0)
    .toSorted(
      (one, other) =>
        Number(other.page.picture !== undefined) - Number(one.page.picture !== undefined) ||
        countLost([other.page]) - countLost([one.page]),
    )
    .slice(0, MAX_ROWS)
    .map(({ name, page }) => ({
      name: `${name}, page ${page.page}`,
      cells: [
        { value: divide(page.words?.found ?? 0, page.words?.words ?? 0), unit: '' },
        { value: divide(page.words?.inOrder ?? 0, page.words?.places ?? 0), unit: '' },
        page.picture ?? '',
      ],
    }))
  return { title: 'Pages unlike poppler’s', columns: ['words', 'order', 'picture'], rows }
}

function describe({ name, made, pages, refused, milliseconds, memory }: MeasuredPdf): string {
  const { words, found, places, inOrder } = sumWords(made)
  const faults = made.flatMap(({ page, picture }) => (picture ? [`${page} ${picture}`] : []))
  return [
    `${name}: ${made.length}/${pages} pages`,
    refused && `refused: ${refused}`,
    `words ${divide(found, words).toFixed(3)}`,
    `order ${divide(inOrder, places).toFixed(3)}`,
    `${Math.round(divide(milliseconds, made.length))} ms`,
    `${Math.round(memory / MIB)} MB`,
    faults.length > 0 && `pictures: ${faults.join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ')
}
