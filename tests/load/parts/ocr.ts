import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Mot } from '../../../cms/src/features/lecture/types'
import { TOTAL_RECOGNITION_MS } from '../../../cms/src/features/lecture/limits'
import { startRecognition } from '../../../cms/src/features/lecture/preparation/startChild'
import demoArticles from '../../factories/demoArticles.json'
import { drawPdf } from '../../factories/layout'
import { makeScannedPdf, scanFirstPage, type Scan } from '../../factories/scans'
import { divide, type BenchResult } from '../metrics'
import { compareText, toWords, type WordMatch } from '../text/compareWords'
import { measureChild } from '../text/readPdf'

const A4: [number, number] = [595, 842]
const MIB = 1024 * 1024

/** Characters of the articles on a page: two full columns in 10 points. */
const PAGE_CHARACTERS = 5_500

/**
 * Recognition of scanned pages by the product's child process: A4 in two columns at 300 dpi, grey paper
 * with noise, JPEG of quality 60, every third page askew by 2°. Share of the words found and in order,
 * time and processor time a page, memory of the child.
 */
export async function measureOcr({ quick }: { quick: boolean }): Promise<BenchResult> {
  const texts = writePages(quick ? 2 : 12)
  const scans: Scan[] = []
  for (const [index, text] of texts.entries()) {
    scans.push(await scanFirstPage(await drawPage(text), A4, { skew: index % 3 === 2 ? 2 : 0 }))
  }
  const folder = mkdtempSync(join(tmpdir(), 'regards-ocr-'))
  try {
    const file = join(folder, 'scans.pdf')
    writeFileSync(file, await makeScannedPdf(...scans))
    const child = await startRecognition(file, folder, TOTAL_RECOGNITION_MS)
    const before = measureChild('recognizeText') ?? { milliseconds: 0, memory: 0 }
    let used = before
    const matches: WordMatch[] = []
    const times: number[] = []
    try {
      for (const [index, text] of texts.entries()) {
        const start = performance.now()
        await child.makePage(index + 1)
        times.push(performance.now() - start)
        used = measureChild('recognizeText') ?? used
        matches.push(compareText(toWords(text), readLayer(join(folder, `${index + 1}-ocr.json`))))
      }
    } finally {
      child.stop()
    }
    const sum = (of: 'words' | 'found' | 'inOrder') =>
      matches.reduce((total, match) => total + match[of], 0)
    const row = {
      name: 'scanned A4 in two columns',
      cells: [
        { value: divide(sum('found'), sum('words')), unit: '', budget: { atLeast: 0.97 } },
        { value: divide(sum('inOrder'), sum('words')), unit: '', budget: { atLeast: 0.97 } },
        { value: Math.max(...times) / 1_000, unit: 's' },
        {
          value: (used.milliseconds - before.milliseconds) / texts.length / 1_000,
          unit: 's',
          budget: { atMost: 6 },
        },
        { value: used.memory / MIB, unit: 'MB', budget: { atMost: 450 } },
      ],
    }
    const columns = ['words', 'order', 'slowest page', 'processor a page', 'memory']
    return { tables: [{ title: `OCR of ${texts.length} pages`, columns, rows: [row] }], errors: [] }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Fills pages with the articles of the demonstration, over and over. */
function writePages(count: number): string[] {
  const paragraphs = demoArticles.flatMap(({ articles }) =>
    articles.flatMap(({ chapeau, paragraphes }) => [chapeau, ...paragraphes]),
  )
  let next = 0
  return Array.from({ length: count }, () => {
    const page: string[] = []
    while (page.join('\n').length < PAGE_CHARACTERS) {
      page.push(paragraphs[next % paragraphs.length] ?? '')
      next += 1
    }
    return page.join('\n')
  })
}

const drawPage = (text: string): Promise<Buffer> =>
  drawPdf((document) => {
    document.addPage({ size: A4, margin: 45 })
    document.font('Times-Roman').fontSize(10)
    document.text(text, { columns: 2, columnGap: 20, height: 750, paragraphGap: 4 })
  })

function readLayer(file: string): string[] {
  const { mots } = JSON.parse(readFileSync(file, 'utf8')) as { mots: Mot[] }
  return toWords(
    mots
      .map((mot) => mot as [number, number, number, number, string, string?, number?])
      .filter((mot) => !mot[6])
      .map((mot) => mot[5] ?? mot[4])
      .join(' '),
  )
}
