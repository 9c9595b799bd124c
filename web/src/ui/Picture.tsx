import type { PictureSource } from '@web/domain/pictures/toPicture'
import { FilledImage } from './FilledImage'
import { joinClasses } from './createBlock'
import { usePlaceholderStyle } from './usePlaceholderStyle'
import styles from './Picture.module.css'

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

/** A picture in a frame of fixed ratio, over its blurred placeholder: no layout shift. */
export function Picture({ picture, ratio, sizes, isPriority, fit, className }: PictureProps) {
  const placeholderStyle = usePlaceholderStyle(picture)
  return (
    <div
      className={joinClasses(styles.picture, className)}
      style={{ ...placeholderStyle, aspectRatio: ratio }}
    >
      {picture && <FilledImage picture={picture} sizes={sizes} isPriority={isPriority} fit={fit} />}
    </div>
  )
}
