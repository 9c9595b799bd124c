import { blend } from '../drawing/blend'
import { clipTo, type Drawing, fill, place } from '../drawing/drawing'
import { rect } from '../drawing/outlines'
import type { Palette } from '../palettes'
import type { Motif } from './Motif'

/** One cell of a weaving draft: a thread of the palette, or '.' for the ground. */
type Draft = readonly string[]

const LOSANGES: Draft = [
  'f.....v.....',
  '.f...vvv...f',
  '..f.vvcvv.f.',
  '...vvcfcvv..',
  '..f.vvcvv.f.',
  '.f...vvv...f',
  'f.....v.....',
]
const ETOILES: Draft = [
  '....c...c....r',
  '....cc.cc.....',
  '..f..c.c..f...',
  'cccc.cfc.cccc.',
  '.cc.cfvfc.cc..',
  '...ffvvvff...r',
  '.cc.cfvfc.cc..',
  'cccc.cfc.cccc.',
  '..f..c.c..f...',
  '....cc.cc.....',
  '....c...c....r',
]
const COEURS: Draft = [
  '.cc.cc....v...',
  'ccccccc..vfv..',
  'cfcccfc.vf.fv.',
  '.ccfcc...vfv..',
  '..ccc.....v...',
  '...c....r.r.r.',
]
const CHEVRONS: Draft = ['v..f..', 'vv.ff.', '.vvvff', '..v..f']
const DENTS: Draft = ['f.......', 'ff.....f', 'fff...ff', 'ffff.fff']
const CROCHETS: Draft = [
  'rrrrr.....',
  'r...r.fff.',
  'r.r.r.f.f.',
  'r.rrr.f.ff',
  'r.....f...',
  'rrrrrrf.ff',
]
const FILET: Draft = ['vr']
const UNI: Draft = ['v']

const BANDS: readonly { draft: Draft; ground: keyof Palette }[] = [
  { draft: UNI, ground: 'vif' },
  { draft: FILET, ground: 'fond' },
  { draft: LOSANGES, ground: 'fond' },
  { draft: FILET, ground: 'fond' },
  { draft: DENTS, ground: 'chaud' },
  { draft: COEURS, ground: 'fil' },
  { draft: [...DENTS].reverse(), ground: 'chaud' },
  { draft: FILET, ground: 'fond' },
  { draft: ETOILES, ground: 'frais' },
  { draft: FILET, ground: 'fond' },
  { draft: CHEVRONS, ground: 'fond' },
]

const THREADS: Record<string, keyof Palette> = { f: 'fil', v: 'vif', c: 'chaud', r: 'frais' }

/** Woven bands sewn side by side, drawn thread by thread. */
export const galon: Motif = (palette, width, height) => {
  const cell = 12
  const drawings: Drawing[] = []
  let y = 0
  for (let i = 0; y < height; i += 1) {
    const band = BANDS[i % BANDS.length]
    if (!band) break
    const rows = band.draft.length + 2
    const draft = [' ', ...band.draft, ' ']
    drawings.push(place(0, y, weave(draft, palette, palette[band.ground], width, cell)))
    y += rows * cell
  }
  return [clipTo(rect(0, 0, width, height), drawings)]
}

/** A narrow band of diamonds, `height` high, for edges and rules. */
export function lisiere(palette: Palette, width: number, height: number): Drawing[] {
  const cell = height / (LOSANGES.length + 2)
  const draft = [' ', ...LOSANGES, ' ']
  return [clipTo(rect(0, 0, width, height), weave(draft, palette, palette.fond, width, cell))]
}

/** Runs of one thread become one rectangle, and each colour one outline. */
function weave(
  draft: Draft,
  palette: Palette,
  ground: string,
  width: number,
  cell: number,
): Drawing[] {
  const columns = Math.ceil(width / cell / 2) + 1
  const outlines = new Map<string, string>()
  draft.forEach((row, line) => {
    for (let column = -columns; column < columns; column += 1) {
      const thread = THREADS[row.at(cellOf(column, row.length)) ?? '']
      if (!thread || palette[thread] === ground) continue
      const x = width / 2 + (column - 0.5) * cell
      const stitch = rect(x + cell * 0.04, line * cell + cell * 0.04, cell * 0.92, cell * 0.92)
      outlines.set(thread, (outlines.get(thread) ?? '') + stitch)
    }
  })
  const warp = Array.from({ length: columns * 2 }, (_, i) =>
    rect(width / 2 + (i - columns - 0.5) * cell, 0, cell * 0.08, draft.length * cell),
  )
  return [
    fill(rect(0, 0, width, draft.length * cell), ground),
    fill(warp.join(''), blend(ground, '#000000', 0.18)),
    ...[...outlines].map(([thread, d]) => fill(d, palette[thread as keyof Palette])),
  ]
}

const cellOf = (column: number, length: number): number =>
  (((column + Math.floor(length / 2)) % length) + length) % length
