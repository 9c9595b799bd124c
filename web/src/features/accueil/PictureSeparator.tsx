import type { PictureSource } from '@web/domain/pictures/toPicture'
import { Container } from '@web/ui/Container'
import { FilledImage } from '@web/ui/FilledImage'
import { CrossStitch } from '@web/ui/motifs/CrossStitch'
import { usePlaceholderStyle } from '@web/ui/usePlaceholderStyle'
import styles from './PictureSeparator.module.css'

/** Separates two parts of the page: an editor's picture at full width, or an embroidered motif. */
export function PictureSeparator({ picture }: { picture: PictureSource | undefined }) {
  const placeholderStyle = usePlaceholderStyle(picture)
  if (!picture) {
    return (
      <Container>
        <Separator />
      </Container>
    )
  }
  return (
    <div className={styles.band} style={placeholderStyle}>
      <FilledImage picture={picture} sizes="100vw" />
    </div>
  )
}

/** Pattern of a sprig, mirrored at its axis: r is red, i indigo, o ochre, g green. */
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

/** Decorative separator between two parts of a page; hidden from screen readers. */
function Separator() {
  return (
    <div className={styles.frame}>
      <CrossStitch rows={rightHalf} />
    </div>
  )
}
