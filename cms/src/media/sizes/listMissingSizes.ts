import type { ImageSize } from 'payload'

/** What is read of an image's record. */
export interface StoredImage {
  id: string
  prefix?: string | null
  filename?: string | null
  width?: number | null
  sizes?: Record<string, { filename?: string | null } | undefined>
}

export interface MissingSize {
  size: ImageSize
  filename: string
}

/**
 * The sizes of this release that an image lacks, or has in the form of an earlier release (WebP, where
 * it is AVIF today).
 * @param imageSizes of the collection, each with the name of its file
 */
export function listMissingSizes(image: StoredImage, imageSizes: ImageSize[]): MissingSize[] {
  const { filename, prefix, sizes } = image
  if (!filename || !prefix) return []
  return imageSizes
    .filter((size) => isMade(size, image))
    .map((size) => ({ size, filename: filenameOf(size, filename) }))
    .filter(({ size, filename }) => sizes?.[size.name]?.filename !== filename)
}

/** Payload's rule: a size that says nothing of enlargement is left out where the picture is narrower. */
const isMade = ({ width = 0, withoutEnlargement }: ImageSize, image: StoredImage): boolean =>
  withoutEnlargement !== undefined || (image.width ?? 0) >= width

function filenameOf({ name, width = 0, generateImageName }: ImageSize, original: string): string {
  if (!generateImageName) throw new Error(`The size ${name} does not name its files`)
  const originalName = original.replace(/\.[^.]*$/, '')
  // The names of our sizes depend on that of the original alone.
  return generateImageName({ originalName, sizeName: name, width, height: 0, extension: '' })
}
