import styled from 'styled-components'
import type { PictureSource } from '../domain/pictures/toPicture'
import { theme } from '../theme/theme'
import { ResponsiveImage } from './ResponsiveImage'

type PictureProps = {
  /** Undefined leaves its place empty. */
  picture: PictureSource | undefined
  /** Width over height of the frame. */
  ratio: number
  /** As in `<img sizes>`: how wide the picture is drawn. */
  sizes: string
  /** Whether it is seen without scrolling. */
  isPriority?: boolean | undefined
  /** `cover` fills the frame and may lose the edges; `contain` shows the whole. */
  fit?: 'cover' | 'contain'
  className?: string
}

/** A picture in a frame whose place is known before it comes, over its blurred placeholder. */
export function Picture({ picture, ratio, sizes, isPriority, fit, className }: PictureProps) {
  return (
    <Frame className={className} style={getPlaceholderStyle(picture)} $ratio={ratio}>
      {picture && (
        <ResponsiveImage picture={picture} sizes={sizes} isPriority={isPriority} fit={fit} />
      )}
    </Frame>
  )
}

const getPlaceholderStyle = (picture: PictureSource | undefined) =>
  picture?.placeholder ? { backgroundImage: `url("${picture.placeholder}")` } : undefined

const Frame = styled.div<{ $ratio: number }>`
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  break-inside: avoid;
  border-radius: 2px;
  background: ${theme.colors.sunken} center / cover;
`
