import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import sharp from 'sharp'

import { openPdf } from '../../cms/src/features/lecture/processing/pdfium/openPdf'
import { drawPdf } from './layout'

/** Text of a scanned page: a heading above two columns; a word is divided at the end of a line. */
export const SCANNED = {
  heading: 'La bourrée du Berry',
  left: [
    'Elle se danse à deux temps en Berry, à trois temps',
    'en Auvergne, et les danseurs se font face. Quand',
    'le musicien est debout sur une table, il bat la',
    'mesure du pied, et chacun connaît de loin la déco-',
    'ration de sa cornemuse : des rubans, un miroir,',
    'quelques clous de cuivre, un cœur gravé.',
  ],
  right: [
    'Au XIXe siècle, des érudits ont commencé à noter',
    'ces airs sous la dictée. Leurs recueils nous sont',
    'précieux, mais l’écrit fixe ce qui était mouvant et',
    'la danse reprend toute sa force lorsqu’elle est de',
    'nouveau apprise devant des gens, sans livre, aux',
    'veillées de châtaignes et aux noces.',
  ],
}

/** Words of {@link SCANNED} in reading order. */
export const SCANNED_TEXT = [SCANNED.heading, ...SCANNED.left, ...SCANNED.right]
  .join(' ')
  .replace('déco- ration', 'décoration')

/** Size of a scanned page in points. */
const SIZE: [number, number] = [520, 300]

export interface ScanOptions {
  /** Degrees clockwise. */
  turn?: 0 | 90 | 180 | 270
  skew?: number
  /** Pixels an inch. */
  dpi?: number
  lines?: typeof SCANNED
}

/** Makes the scan of a printed page. */
export async function makeScan({ lines = SCANNED, ...options }: ScanOptions = {}): Promise<Scan> {
  const pdf = await drawPdf((document) => {
    document.addPage({ size: SIZE, margin: 0 })
    const at = (text: string, x: number, y: number, size: number) =>
      document.font('Times-Roman').fontSize(size).text(text, x, y, { lineBreak: false })
    at(lines.heading, 30, 40, 22)
    lines.left.forEach((line, index) => at(line, 30, 100 + 14 * index, 10.5))
    lines.right.forEach((line, index) => at(line, 280, 100 + 14 * index, 10.5))
  })
  return scanFirstPage(pdf, SIZE, options)
}

export interface Scan {
  jpeg: Buffer
  /** In pixels. */
  width: number
  height: number
}

/**
 * Scans the first page of a PDF: grey paper, noise, the faults of a JPEG.
 * @param size of the page in points
 */
export async function scanFirstPage(
  pdf: Buffer,
  size: [number, number],
  { turn = 0, skew = 0, dpi = 300 }: Omit<ScanOptions, 'lines'> = {},
): Promise<Scan> {
  const [width, height] = size.map((points) => Math.round((points * dpi) / 72)) as [number, number]
  const paper = await addNoise(await drawFirstPage(pdf, width, height), width, height)
  const askew = await sharp(paper).rotate(skew, { background: '#e0e0e0' }).png().toBuffer()
  const { data, info } = await sharp(askew)
    .rotate(turn)
    .jpeg({ quality: 60 })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}

async function drawFirstPage(pdf: Buffer, width: number, height: number): Promise<Buffer> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'scan-'))
  try {
    const file = path.join(folder, 'page.pdf')
    await fs.writeFile(file, pdf)
    const page = openPdf(file).openPage(1)
    const raw = { width, height, channels: 3 } as const
    return await sharp(page.draw(width, height), { raw }).greyscale().raw().toBuffer()
  } finally {
    await fs.rm(folder, { recursive: true })
  }
}

/** Grey paper and the grain of a sensor, the same each time. */
function addNoise(grey: Buffer, width: number, height: number): Promise<Buffer> {
  let seed = 1
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const noisy = grey.map((value) =>
    Math.min(Math.max(20 + value * 0.8 + 40 * (random() - 0.5), 0), 255),
  )
  return sharp(noisy, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}

/**
 * Makes a PDF whose pages are pictures, each over all of its page, or letters.
 * @param pages with `couche`, a picture has invisible words over it, as scanning programs add them; with
 * `entete`, a line of letters at its top
 */
export const makeScannedPdf = (
  ...pages: ((Scan & { couche?: string; entete?: string }) | { texte: string })[]
): Promise<Buffer> =>
  drawPdf((document) => {
    for (const page of pages) {
      if ('texte' in page) {
        document.addPage({ size: SIZE, margin: 30 })
        document.fontSize(11).text(page.texte)
        continue
      }
      const [width, height] = [page.width, page.height].map((pixels) => (pixels * 72) / 300)
      document.addPage({ size: [width ?? 0, height ?? 0], margin: 0 })
      document.image(page.jpeg, 0, 0, { width, height })
      if (page.entete) document.fontSize(9).text(page.entete, 30, 12, { lineBreak: false })
      if (page.couche === undefined) continue
      // Text rendering mode 3: neither filled nor stroked.
      document.addContent('3 Tr')
      document.fontSize(11).text(page.couche, 30, 40)
    }
  })
