import styled from 'styled-components'
import type { PictureSource } from '../../domain/pictures/toPicture'
import { theme } from '../../theme/theme'
import { Container } from '../../ui/Container'
import { getPlaceholderStyle } from '../../ui/getPlaceholderStyle'
import { ResponsiveImage } from '../../ui/ResponsiveImage'
import { Separator } from '../../ui/Separator'

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
      <ResponsiveImage picture={picture} sizes="100vw" />
    </Band>
  )
}

const Band = styled.div`
  height: clamp(5rem, 15vw, 18rem);
  overflow: hidden;
  background: ${theme.colors.sunken} center / cover;
`
