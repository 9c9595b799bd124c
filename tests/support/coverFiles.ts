/** Widths of the resized images, except the largest: images are not enlarged. */
export const avifWidths = [320, 480, 560, 720, 960, 1280]

/** Ends of their names: a width and the quality of today. */
const avifNames = ['320-q55', '480-q36', '560-q50', '720-q50', '960-q45', '1280-q50']

/** File names of a cover's resized images of today, narrowest first. */
export const sizeFiles = [
  ...avifNames.map((name) => `cover-${name}.avif`),
  ...['cover-960.webp', 'cover-960.jpg'],
]

/**
 * Returns the file names of a cover of at most 1,280 pixels, sorted: the original and its resized
 * images.
 * @param original `cover.{ext}`
 */
export const coverFiles = (original: string): string[] => [...sizeFiles, original].sort()
