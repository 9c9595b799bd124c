import type { PictureSource } from '@web/domain/pictures/toPicture'
import { Picture } from '@web/ui/Picture'

type RegardCoverImageProps = {
  cover: PictureSource | undefined
  /** The `sizes` attribute of the image: the cover's rendered width. */
  sizes: string
  /** Whether the cover is above the fold. */
  isPriority?: boolean
}

const pageRatio = 210 / 297
const tolerance = 0.15

/** A cover in a frame with the magazine's aspect ratio. */
export function RegardCoverImage({ cover, sizes, isPriority }: RegardCoverImageProps) {
  return (
    <Picture
      picture={cover}
      ratio={pageRatio}
      sizes={sizes}
      isPriority={isPriority}
      fit={isPageShaped(cover) ? 'cover' : 'contain'}
    />
  )
}

/** Whether a cover can be cropped slightly to the frame's ratio; others are shown whole. */
function isPageShaped(cover: PictureSource | undefined): boolean {
  if (!cover?.width || !cover.height) return true
  return Math.abs(cover.width / cover.height / pageRatio - 1) < tolerance
}
