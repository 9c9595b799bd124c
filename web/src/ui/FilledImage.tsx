import styled, { css } from 'styled-components'
import type { PictureSource } from '@web/domain/pictures/toPicture'
import { theme } from '@web/theme/theme'
import { ResponsiveImage } from './ResponsiveImage'

type FilledImageProps = {
  picture: PictureSource
  /** As in `<img sizes>`: the rendered width of the picture. */
  sizes: string
  /** Whether the picture is visible without scrolling. */
  isPriority?: boolean | undefined
  /** `cover` fills the parent and may crop the edges; `contain` shows the whole picture. */
  fit?: 'cover' | 'contain'
}

/** A picture in the width and format that suit the screen, which fills its parent. */
export function FilledImage({
  picture,
  sizes,
  isPriority = false,
  fit = 'cover',
}: FilledImageProps) {
  const { placeholder, shared, position, ...image } = picture
  const Fitted = fit === 'cover' ? Covering : Contained
  return (
    <Fitted
      {...image}
      {...{ sizes, isPriority }}
      style={position && fit === 'cover' ? { objectPosition: position } : undefined}
    />
  )
}

const filling = css`
  width: 100%;
  height: 100%;
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
`

const Covering = styled(ResponsiveImage)`
  ${filling}
  object-fit: cover;
`

const Contained = styled(ResponsiveImage)`
  ${filling}
  object-fit: contain;
`
