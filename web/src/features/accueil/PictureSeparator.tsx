import styled from 'styled-components'
import type { PictureSource } from '@web/domain/pictures/toPicture'
import { theme } from '@web/theme/theme'
import { Container } from '@web/ui/Container'
import { getPlaceholderStyle } from '@web/ui/getPlaceholderStyle'
import { ResponsiveImage } from '@web/ui/ResponsiveImage'
import { Separator } from '@web/ui/Separator'

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
