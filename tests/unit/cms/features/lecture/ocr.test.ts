import fs from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { needsRecognition } from '../../../../../cms/src/features/lecture/processing/createPageReader'
import { repoRoot } from '../../../../support/paths'
import { makeScan, SCANNED_TEXT, type ScanOptions } from '../../../../factories/scans'
import { DPI, startPictureReader } from './startPictureReader'

const { recognize, read } = startPictureReader()

const readScan = async (options: ScanOptions = {}) =>
  read((await makeScan({ dpi: DPI, ...options })).jpeg)

const toWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Part of the scan's words that a text has, in their order. */
function measure(text: string): number {
  const words = toWords(SCANNED_TEXT)
  const found = toWords(text)
  let before = Array.from({ length: found.length + 1 }, () => 0)
  for (const word of words) {
    const row = [0]
    found.forEach((other, at) =>
      row.push(
        word === other ? (before[at] ?? 0) + 1 : Math.max(before[at + 1] ?? 0, row[at] ?? 0),
      ),
    )
    before = row
  }
  return (before.at(-1) ?? 0) / words.length
}

const toText = (blocs: object[]): string =>
  blocs.map((bloc) => ('texte' in bloc ? String(bloc.texte) : '')).join(' ')

test('a scan is read in order: its heading, its columns, its divided words', async () => {
  const { blocs, words, confiance } = await readScan()

  expect(measure(toText(blocs))).toBeGreaterThanOrEqual(0.97)
  expect(blocs[0]).toMatchObject({ type: 'titre', texte: 'La bourrée du Berry' })
  expect(blocs).toHaveLength(3)
  expect(confiance).toBeGreaterThan(85)
  const parts = words.filter(({ entier }) => entier === 'décoration')
  expect(parts.map(({ texte, suite = false }) => [texte, suite])).toEqual([
    ['déco', false],
    ['ration', true],
  ])
  expect(fs.existsSync('fra.traineddata'), 'nothing is cached').toBe(false)
})

test.each<[string, ScanOptions, (place: Place) => Place]>([
  ['askew', { skew: 5 }, ([x, y]) => [x, y]],
  ['askew the other way', { skew: -2 }, ([x, y]) => [x, y]],
  ['upside down', { turn: 180 }, ([x, y]) => [1 - x, 1 - y]],
  ['turned clockwise', { turn: 90 }, ([x, y]) => [1 - y, x]],
  ['turned counterclockwise and askew', { turn: 270, skew: 1 }, ([x, y]) => [y, 1 - x]],
])(
  'a scan that is %s has the same words, at their places',
  async (_, options, turn) => {
    const { blocs, words, size } = await readScan(options)

    expect(measure(toText(blocs))).toBeGreaterThanOrEqual(0.97)
    expect(blocs.length).toBeLessThanOrEqual(3)
    for (const [texte, place] of [
      ['Elle', [0.075, 0.354]],
      ['noces.', [0.797, 0.587]],
    ] as const) {
      const { box } = words.find((word) => word.texte === texte) ?? { box: [0, 0, 0, 0] }
      const middle = [(box[0] + box[2]) / 2 / size[0], (box[1] + box[3]) / 2 / size[1]]
      const [x, y] = turn([...place])
      expect(middle[0], texte).toBeCloseTo(x, 1)
      expect(middle[1], texte).toBeCloseTo(y, 1)
    }
  },
  60_000,
)

type Place = [x: number, y: number]

test.each(['historique', 'payse'])(
  'the picture %s has no words',
  async (name) => {
    const folder = join(repoRoot, 'cms/demo/media/images/demonstration')
    const image = fs.readFileSync(join(folder, `${name}-1280-q50.avif`))
    const { columns } = (await recognize(image)).recognized
    expect(columns.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([])
  },
  60_000,
)

test('numbers in front of the entries of a recognized list of contents stand in their paragraphs', async () => {
  const entries = ['14 Ouvrir la grande armoire', '18 Pièce après pièce', '23 Pour lire plus loin']
  const lines = entries.map((entry, index) => {
    const [number, ...title] = entry.split(' ')
    const y = 500 + 500 * index
    return `<text x="300" y="${y}">${number}</text><text x="300" y="${y + 110}">${title.join(' ')}</text>`
  })
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="2480" height="3508" font-family="Liberation Serif" font-size="60"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}</svg>`
  const { blocs } = await read(await sharp(Buffer.from(page)).png().toBuffer())
  expect(blocs).toEqual(entries.map((texte) => ({ type: 'paragraphe', texte })))
})

test('an intertitle right above its text, the page’s foot and a quotation are told apart', async () => {
  const text = (y: number, size: number, words: string, style = '') =>
    `<text x="300" y="${y}" font-size="${size}" ${style}>${words}</text>`
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="2480" height="3508" font-family="Liberation Serif"><rect width="100%" height="100%" fill="#fff"/>${[
    text(500, 62, 'Ce que lisaient les voisins', 'font-weight="bold"'),
    ...[
      'Dans un pays où tout le monde se connaissait, le vêtement',
      'renseignait avant la parole. La forme d’une coiffe situait',
      'la paroisse. La largeur du velours sur une manche, le nombre',
      'des rangs, la qualité du drap donnaient une idée de la fortune.',
    ].map((line, index) => text(575 + 68 * index, 48, line)),
    text(1100, 66, '« On chantait pour finir la lessive. »', 'font-style="italic"'),
    text(1400, 48, 'Les peintres vinrent au bourg, un été, avec leurs boîtes.'),
    text(3300, 36, '6 Regards n° 52, automne 2026'),
  ].join('')}</svg>`
  const { blocs } = await read(await sharp(Buffer.from(page)).png().toBuffer())
  const kinds = blocs.map((bloc) => ('role' in bloc && bloc.role) || bloc.type)
  expect(kinds).toEqual(['titre', 'paragraphe', 'citation', 'paragraphe'])
  expect(blocs[0]).toEqual({ type: 'titre', niveau: 4, texte: 'Ce que lisaient les voisins' })
})

test('a page that is a picture without words needs recognition', () => {
  const needs = (letters: number, pictureShare: number, covered = 0, hasWriting = true) =>
    needsRecognition({ letters, covered, pictureShare, hasWriting: () => hasWriting })
  expect(needs(0, 1)).toBe(true)
  // The stamp of a library.
  expect(needs(52, 0.98, 0, false)).toBe(true)
  // A credit beside written paper, the captions of a photograph.
  expect(needs(160, 0.9, 0.01)).toBe(true)
  expect(needs(160, 0.9, 0.01, false)).toBe(false)
  // A scan with a layer of words, a page of text, a blank page, one with a drawing.
  expect(needs(2_000, 1, 0.3)).toBe(false)
  expect(needs(400, 1, 0.3)).toBe(false)
  expect(needs(2_000, 0, 0.3)).toBe(false)
  expect(needs(0, 0)).toBe(false)
  expect(needs(5, 0.4)).toBe(false)
})
