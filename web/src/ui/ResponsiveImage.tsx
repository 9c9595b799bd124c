import { useRef } from 'react'
import { preload } from 'react-dom'
import styled from 'styled-components'
import type { PictureSource } from '../domain/pictures/toPicture'
import { useInView } from '../lib/hooks/useInView'
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
  const { placeholder, avifSrcSet, ...image } = picture
  const placeholderRef = useRef<HTMLDivElement>(null)
  const isInView = useInView(placeholderRef)
  if (isPriority) {
    preload(image.src, {
      as: 'image',
      fetchPriority: 'high',
      ...(avifSrcSet && { imageSrcSet: avifSrcSet, imageSizes: sizes, type: 'image/avif' }),
    })
  }
  const drawn = (
    <PictureElement>
      {avifSrcSet && <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />}
      <Image
        {...image}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        // What is seen first is painted as soon as it is there, with all the rest.
        decoding={isPriority ? 'sync' : 'async'}
        $fit={fit}
      />
    </PictureElement>
  )
  if (isPriority || isInView) return drawn
  // What it shows is told before it is asked for: who listens to the page does not come near.
  return (
    <Placeholder ref={placeholderRef} {...(image.alt && { role: 'img', 'aria-label': image.alt })}>
      <noscript>{drawn}</noscript>
    </Placeholder>
  )
}

const Placeholder = styled.div`
  height: 100%;
`

const PictureElement = styled.picture`
  display: contents;
`

const Image = styled.img<{ $fit: 'cover' | 'contain' }>`
  width: 100%;
  height: 100%;
  object-fit: ${({ $fit }) => $fit};
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
`
