import styled from 'styled-components'

import type { PictureSource } from '@web/domain/pictures/toPicture'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Container } from '@web/ui/Container'
import { getPlaceholderStyle } from '@web/ui/getPlaceholderStyle'
import { FilledImage } from '@web/ui/FilledImage'
import { CrossStitch } from '@web/ui/motifs/CrossStitch'

type PictureSeparatorProps = { picture: PictureSource | undefined }

/** Separates two parts of the page: an editor's picture at full width, or an embroidered motif. */
export function PictureSeparator({ picture }: PictureSeparatorProps) {
  if (!picture) {
    return (
      <Container>
        <Separator />
      </Container>
    )
  }
  return (
    <Band style={getPlaceholderStyle(picture)}>
      <FilledImage picture={picture} sizes="100vw" />
    </Band>
  )
}

const Band = styled.div`
  height: clamp(5rem, 15vw, 18rem);
  overflow: hidden;
  background: ${theme.colors.sunken} center / cover;

  ${media.print} {
    display: none;
  }
`

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

/** Decorative separator between two parts of a page; hidden from screen readers. */
function Separator() {
  return (
    <Frame>
      <CrossStitch rows={rightHalf} />
    </Frame>
  )
}

const Frame = styled.div`
  width: min(100%, 27rem);
  margin-inline: auto;

  ${media.print} {
    display: none;
  }
`
