import type { PictureSource } from '@web/domain/pictures/toPicture'
import { ResponsiveImage } from './ResponsiveImage'
import styles from './FilledImage.module.css'

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
  return (
    <ResponsiveImage
      {...image}
      className={`${styles.filling} ${styles[fit]}`}
      {...{ sizes, isPriority }}
      style={position && fit === 'cover' ? { objectPosition: position } : undefined}
    />
  )
}
