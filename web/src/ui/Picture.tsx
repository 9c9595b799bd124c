import styled from 'styled-components'
import type { PictureSource } from '@web/domain/pictures/toPicture'
import { theme } from '@web/theme/theme'
import { getPlaceholderStyle } from './getPlaceholderStyle'
import { FilledImage } from './FilledImage'

type PictureProps = {
  /** Undefined renders an empty frame. */
  picture: PictureSource | undefined
  /** Width divided by height of the frame. */
  ratio: number
  /** As in `<img sizes>`: the rendered width of the picture. */
  sizes: string
  /** Whether the picture is visible without scrolling. */
  isPriority?: boolean | undefined
  /** `cover` fills the frame and may crop the edges; `contain` shows the whole picture. */
  fit?: 'cover' | 'contain'
  className?: string
}

/**
 * A picture in a frame of fixed ratio, over its blurred placeholder, so that loading causes no
 * layout shift.
 */
export function Picture({ picture, ratio, sizes, isPriority, fit, className }: PictureProps) {
  return (
    <Frame className={className} style={getPlaceholderStyle(picture)} $ratio={ratio}>
      {picture && <FilledImage picture={picture} sizes={sizes} isPriority={isPriority} fit={fit} />}
    </Frame>
  )
}

const Frame = styled.div<{ $ratio: number }>`
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  break-inside: avoid;
  border-radius: 2px;
  background: ${theme.colors.sunken} center / cover;
`
