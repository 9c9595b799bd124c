import { hasSize, imageSizes, nameSizeFile, type ImageSize } from '../images/imageSizes'

/** Fields of an image record that are read here. */
export interface StoredImage {
  id: string
  prefix?: string | null
  filename?: string | null
  width?: number | null
  sizes?: Record<string, { filename?: string | null } | undefined>
}

/**
 * Lists the current image sizes that an image lacks, or has in the format or quality of an earlier
 * release, which its file name tells.
 */
export function listMissingSizes({ filename, prefix, sizes, width }: StoredImage): ImageSize[] {
  if (!filename || !prefix) return []
  return imageSizes.filter(
    (size) =>
      hasSize(size, width ?? 0) && sizes?.[size.name]?.filename !== nameSizeFile(size, filename),
  )
}
