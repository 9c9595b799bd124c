import { useRef } from 'react'
import { preload } from 'react-dom'
import styled from 'styled-components'
import type { PictureSource } from '@web/domain/pictures/toPicture'
import { useInView } from '@web/lib/hooks/useInView'
import { theme } from '@web/theme/theme'

type ResponsiveImageProps = {
  picture: PictureSource
  /** As in `<img sizes>`: the rendered width of the picture. */
  sizes: string
  /**
   * Whether the picture is visible without scrolling: it is preloaded; others load near the
   * viewport.
   */
  isPriority?: boolean
  /** `cover` fills the parent and may crop the edges; `contain` shows the whole picture. */
  fit?: 'cover' | 'contain'
}

/** An image in the width and format that suit the screen, which fills its parent. */
export function ResponsiveImage({
  picture,
  sizes,
  isPriority = false,
  fit = 'cover',
}: ResponsiveImageProps) {
  const { placeholder, shared, avifSrcSet, position, ...image } = picture
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
        // Priority images are decoded in the same frame as the rest of the page.
        decoding={isPriority ? 'sync' : 'async'}
        $fit={fit}
        style={position && fit === 'cover' ? { objectPosition: position } : undefined}
      />
    </PictureElement>
  )
  if (isPriority || isInView) return drawn
  // Exposes the alternative text before the image loads: screen readers do not scroll it into view.
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
