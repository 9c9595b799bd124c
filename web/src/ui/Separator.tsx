import styled from 'styled-components'
import { CrossStitch } from './motifs/CrossStitch'

/**
 * Cross-stitch pattern of a sprig. Each row starts on the axis and is mirrored: r is red, i indigo,
 * o ochre, g green.
 */
const rightHalf = [
  '..rr.......g',
  '.rrrr.....gg...i',
  'rroorr...gg...i.i....o',
  'roooor..g....i.o.i..o.o...r',
  'rooorrggggggi.oro.io.r.ogror.o..o',
  'roorr...g....i.o.i..o.o...r',
  'rorr.....gg...i.i....o',
  'rrr.......gg...i',
  'r..........g',
]

const width = 33
const rows = rightHalf
  .map((row) => row.padEnd(width, '.'))
  .map((row) => [...row.slice(1)].reverse().join('') + row)

/** Decorative separator between two parts of a page; hidden from screen readers. */
export function Separator() {
  return (
    <Frame>
      <CrossStitch rows={rows} />
    </Frame>
  )
}

const Frame = styled.div`
  width: min(100%, 27rem);
  margin-inline: auto;
`
