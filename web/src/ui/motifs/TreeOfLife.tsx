import { CrossStitch } from './CrossStitch'

/**
 * Cross-stitch pattern of a tree between two birds, under a star. Each row starts on the axis and
 * is mirrored: r is red, i indigo, o ochre, g green.
 */
const rightHalf = [
  '....r',
  '...rr.....i.........i',
  '..rrr....ioi.......ioi',
  '.rrrr.....i.........i',
  '.rrr.iiii......o',
  '.rr.iiii......o.o',
  '.r.iiii......o.r.o',
  '..iiii......o.r.r.o',
  'o..........o.r.o.r.o',
  '..iiii......o.r.r.o',
  '.r.iiii......o.r.o',
  '.rr.iiii......o.o',
  '.rrr.iiii......o',
  '.rrrr.....i.........i',
  '..rrr....ioi.......ioi',
  '...rr.....i.........i',
  '....r',
  '',
  '',
  '',
  'r..r',
  'rr.rr',
  'rrorr',
  'roorr',
  'oorrr',
  'orrr',
  'rrr',
  'rr...i..i..i',
  'g....ii.i.ii',
  'g....iiioiii',
  'g..g.iioooii',
  'g.gg..iioii',
  'ggg....iii',
  'g.......g',
  'g.......g',
  'g.......g.....r..r..r',
  'g......g......rr.r.rr',
  'g....gg.......rrrorrr',
  'g..gg.........rrooorr',
  'ggg............rrorr',
  'g...............rrr',
  'g..........o.....g',
  'g.........oro....g',
  'g......o...o.....g',
  'g..g..oro..g....g',
  'g.gg...o...g...g',
  'ggg....g...g.gg',
  'g......g...gg',
  'g......g.gg..g',
  'g......gg....gg',
  'g....gg.......gg',
  'g..gg..........g',
  'ggg',
  'g',
  'g..g.....iii',
  'g.gg....iiiii',
  'ggg....iioiii',
  'g.....oiiiiii.....i',
  'rrrrr.oo.iiii....ii',
  'grrr.....iiiii..iii',
  'rrr......iriiiiiiii',
  'rrrr.....irriiiiiii',
  'oorrr....iirrriiii',
  'ororrr....iiirriii',
  'oorrrr.....iiiiiii',
  'rrrrr.......iiii',
  'rrrr.........o..o',
  'rrr..........o..o',
  'rrrr........oo.oo',
  'rrrrr',
  'rrrrrrrrrrrrrrrrrrrrrrrrr',
  'r.r.r.r.r.r.r.r.r.r.r.r.r',
]

const width = 25
const rows = rightHalf
  .map((row) => row.padEnd(width, '.'))
  .map((row) => [...row.slice(1)].reverse().join('') + row)

/** Decorative tree pattern; hidden from screen readers. */
export function TreeOfLife() {
  return <CrossStitch rows={rows} />
}
