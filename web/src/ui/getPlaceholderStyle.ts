import type { CSSProperties } from 'react'
import type { PictureSource } from '@web/domain/pictures/toPicture'

/** Style of a frame that shows a picture's placeholder until the picture covers it, cropped alike. */
export function getPlaceholderStyle(picture: PictureSource | undefined): CSSProperties | undefined {
  if (!picture?.placeholder) return undefined
  return {
    backgroundImage: `url("${picture.placeholder}")`,
    ...(picture.position && { backgroundPosition: picture.position }),
  }
}
