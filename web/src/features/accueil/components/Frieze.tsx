import styled from 'styled-components'
import type { PictureSource } from '../../../lib/pictures/toPicture'
import { Container } from '../../../ui/Container'
import { Separator } from '../../../ui/Separator'

type FriezeProps = { picture: PictureSource | undefined }

/** Parts the page in two: an editor's picture from edge to edge, or the site's embroidery. */
export function Frieze({ picture }: FriezeProps) {
  if (!picture) {
    return (
      <Container>
        <Separator />
      </Container>
    )
  }
  const { placeholder, ...image } = picture
  return (
    <Band style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}>
      <Image {...image} sizes="100vw" loading="lazy" decoding="async" />
    </Band>
  )
}

const Band = styled.div`
  height: clamp(5rem, 15vw, 18rem);
  overflow: hidden;
  background: ${({ theme }) => theme.colors.sunken} center / cover;
`

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`
