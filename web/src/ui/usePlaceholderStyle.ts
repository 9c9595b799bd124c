import type { CSSProperties } from 'react'
import type { PictureSource } from '@web/domain/pictures/toPicture'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'

/**
 * Style of a frame that shows a picture's placeholder until the picture covers it, cropped alike. The server's HTML has
 * no placeholder: the browser would decode all of them before the first paint (decision 020).
 */
export function usePlaceholderStyle(picture: PictureSource | undefined): CSSProperties | undefined {
  const isHydrated = useIsHydrated()
  if (!isHydrated || !picture?.placeholder) return undefined
  return {
    backgroundImage: `url("${picture.placeholder}")`,
    ...(picture.position && { backgroundPosition: picture.position }),
  }
}
