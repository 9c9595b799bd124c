import type { PictureSource } from '../../../domain/pictures/toPicture'
import { Picture } from '../../../ui/Picture'

type RegardCoverImageProps = {
  cover: PictureSource | undefined
  /** As in `<img sizes>`: how wide the cover is drawn. */
  sizes: string
  /** Whether the cover is seen without scrolling. */
  isPriority?: boolean
}

const pageRatio = 210 / 297
const tolerance = 0.15

/** A cover in a frame of the magazine's own format. */
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

/** A cover of almost the right format loses a sliver at its edges; any other is shown whole. */
function isPageShaped(cover: PictureSource | undefined): boolean {
  if (!cover?.width || !cover.height) return true
  return Math.abs(cover.width / cover.height / pageRatio - 1) < tolerance
}
