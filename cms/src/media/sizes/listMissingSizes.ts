import type { ImageSize } from 'payload'

/** Fields of an image record that are read here. */
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
 * Lists the current image sizes that an image lacks, or has in the format of an earlier release
 * (WebP where AVIF is now used).
 * @param imageSizes of the collection, each with generateImageName
 */
export function listMissingSizes(image: StoredImage, imageSizes: ImageSize[]): MissingSize[] {
  const { filename, prefix, sizes } = image
  if (!filename || !prefix) return []
  return imageSizes
    .filter((size) => isMade(size, image))
    .map((size) => ({ size, filename: filenameOf(size, filename) }))
    .filter(({ size, filename }) => sizes?.[size.name]?.filename !== filename)
}

/** Payload's rule: a size without `withoutEnlargement` is skipped when the image is narrower. */
const isMade = ({ width = 0, withoutEnlargement }: ImageSize, image: StoredImage): boolean =>
  withoutEnlargement !== undefined || (image.width ?? 0) >= width

function filenameOf({ name, width = 0, generateImageName }: ImageSize, original: string): string {
  if (!generateImageName) throw new Error(`The size ${name} does not name its files`)
  const originalName = original.replace(/\.[^.]*$/, '')
  // Our size names depend only on the original's name.
  return generateImageName({ originalName, sizeName: name, width, height: 0, extension: '' })
}
