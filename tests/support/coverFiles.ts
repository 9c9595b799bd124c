/** Widths of the resized images, except the largest: images are not enlarged. */
export const avifWidths = [320, 480, 560, 720, 960, 1280]

/**
 * Returns the file names of a cover of at most 1,280 pixels, sorted: the original and its resized
 * images.
 * @param original `cover.{ext}`
 */
export const coverFiles = (original: string): string[] =>
  [
    ...avifWidths.map((width) => `cover-${width}.avif`),
    ...['cover-960.webp', 'cover-960.jpg', original],
  ].sort()
