import { useRef } from 'react'
import { preload } from 'react-dom'
import styled from 'styled-components'
import type { PictureSource } from '../lib/pictures/toPicture'
import { useIsNear } from '../lib/useIsNear'
import { theme } from '../theme/theme'

type ResponsiveImageProps = {
  picture: PictureSource
  /** As in `<img sizes>`: how wide the picture is drawn. */
  sizes: string
  /** Whether it is seen without scrolling; all others are asked for once they nearly are. */
  isPriority?: boolean
  /** `cover` fills its place and may lose the edges; `contain` shows the whole. */
  fit?: 'cover' | 'contain'
}

/** A picture in the width and the format that suit the screen, as large as the place that it is in. */
export function ResponsiveImage({
  picture,
  sizes,
  isPriority = false,
  fit = 'cover',
}: ResponsiveImageProps) {
  const { placeholder, avifSet, ...image } = picture
  const placeRef = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(placeRef)
  if (isPriority) {
    preload(image.src, {
      as: 'image',
      fetchPriority: 'high',
      ...(avifSet && { imageSrcSet: avifSet, imageSizes: sizes, type: 'image/avif' }),
    })
  }
  const drawn = (
    <Choice>
      {avifSet && <source type="image/avif" srcSet={avifSet} sizes={sizes} />}
      <Image
        {...image}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        // What is seen first is painted as soon as it is there, with all the rest.
        decoding={isPriority ? 'sync' : 'async'}
        $fit={fit}
      />
    </Choice>
  )
  if (isPriority || isNear) return drawn
  // What it shows is told before it is asked for: who listens to the page does not come near.
  return (
    <Place ref={placeRef} {...(image.alt && { role: 'img', 'aria-label': image.alt })}>
      <noscript>{drawn}</noscript>
    </Place>
  )
}

const Place = styled.div`
  height: 100%;
`

const Choice = styled.picture`
  display: contents;
`

const Image = styled.img<{ $fit: 'cover' | 'contain' }>`
  width: 100%;
  height: 100%;
  object-fit: ${({ $fit }) => $fit};
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
`
