import styled from 'styled-components'
import { CrossStitch } from './motifs/CrossStitch'

/**
 * A sprig of embroidery between two parts of a page. Each row starts on the axis and is mirrored: r
 * is red thread, i indigo, o ochre, g green.
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

/** Ornament: it says nothing that the page does not say, so it is hidden from screen readers. */
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
