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

/** One repeat of the draft, set side by side from the middle outwards. */
function weave(
  draft: Draft,
  palette: Palette,
  ground: string,
  width: number,
  cell: number,
): Drawing[] {
  const stitches = Math.max(...draft.map((row) => row.length))
  const repeat = stitches * cell
  const unit = weaveRepeat(draft, stitches, palette, ground, cell)
  const copies = Math.ceil(width / repeat / 2)
  return [
    fill(rect(0, 0, width, draft.length * cell), ground),
    ...Array.from({ length: copies * 2 + 1 }, (_, i) =>
      place(width / 2 + (i - copies - 0.5) * repeat, 0, unit),
    ),
  ]
}

/** Every stitch of a colour in one outline, with the warp showing between them. */
function weaveRepeat(
  draft: Draft,
  stitches: number,
  palette: Palette,
  ground: string,
  cell: number,
): Drawing[] {
  const outlines = new Map<keyof Palette, string>()
  draft.forEach((row, line) => {
    for (let column = 0; column < stitches; column += 1) {
      const thread = THREADS[row.charAt(column % row.length)]
      if (!thread || palette[thread] === ground) continue
      const gap = cell * 0.04
      const stitch = rect(column * cell + gap, line * cell + gap, cell - gap * 2, cell - gap * 2)
      outlines.set(thread, (outlines.get(thread) ?? '') + stitch)
    }
  })
  const warp = Array.from({ length: stitches }, (_, column) =>
    rect(column * cell - cell * 0.04, 0, cell * 0.08, draft.length * cell),
  )
  return [
    fill(warp.join(''), blend(ground, '#000000', 0.18)),
    ...[...outlines].map(([thread, d]) => fill(d, palette[thread])),
  ]
}
