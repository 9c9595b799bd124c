import { CrossStitch } from './CrossStitch'

/** Pattern of a star, its lower right quarter: r is red, i indigo, o ochre, g green. */
const quarter = [
  'o...........oro.r.i',
  '..iiiii......o...r.',
  '.r.iiiii........i.r',
  '.rr.iiiii........r.',
  '.rrr.iiiii...g..r.i',
  '.rrrr.iiiii.gog..r.',
  '.rrrrr.......g..i.r',
  '..rrrr...........r.',
  '...rrr.....o....r.i',
  '....rr....o.o....r.',
  '.....r...o.r.o..i.r',
  '........o.rir.o..r.',
  'o....g...o.r.o..r.i',
  'ro..gog...o.o....r.',
  'o....g.....o....i.r',
  '.................r.',
  'r.i.r.i.r.i.r.i.r..',
  '.r.r.r.r.r.r.r.r...',
  'i.r.i.r.i.r.i.r....',
]

/** Decorative star pattern; hidden from screen readers. */
export function StarSampler() {
  return <CrossStitch rows={quarter} isQuarter />
}
