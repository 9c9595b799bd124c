import { useId } from 'react'
import { Stitches, ThreadPatterns } from './Stitches'

/** One repeat of the band: a lozenge, then a small cross. */
const tile = [
  'oooooooooooooooo',
  '................',
  '....r.......i...',
  '...r.r.....iii..',
  'o.r.o.r.o.iioii.',
  '...r.r.....iii..',
  '....r.......i...',
  '................',
  'oooooooooooooooo',
]

const width = 16
const height = tile.length
const scale = 3

/** Decorative woven band, as wide as its parent; hidden from screen readers. */
export function WovenBand() {
  const id = useId()
  return (
    <svg width="100%" height={height * scale} aria-hidden="true">
      <defs>
        <ThreadPatterns id={id} />
        <pattern
          id={id}
          width={width}
          height={height}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${scale})`}
        >
          <Stitches id={id} rows={tile} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
