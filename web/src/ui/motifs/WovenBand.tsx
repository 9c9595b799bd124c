import { useId } from 'react'
import styled from 'styled-components'
import { threadColor } from './CrossStitch'
import { toStitchPaths, type Thread } from './toStitchPaths'

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

const paths = toStitchPaths(tile)
const width = 16
const height = tile.length
const scale = 3

/** Decorative woven band, as wide as its parent; hidden from screen readers. */
export function WovenBand() {
  const id = useId()
  return (
    <Ribbon aria-hidden="true">
      <defs>
        <pattern
          id={id}
          width={width}
          height={height}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${scale})`}
        >
          {Object.entries(paths).map(([thread, d]) =>
            d ? <Stitches key={thread} $thread={thread as Thread} d={d} /> : null,
          )}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Ribbon>
  )
}

const Ribbon = styled.svg`
  width: 100%;
  height: ${height * scale}px;
`

const Stitches = styled.path<{ $thread: Thread }>`
  fill: none;
  stroke: ${threadColor};
  stroke-width: 0.4;
  stroke-linecap: round;
`
