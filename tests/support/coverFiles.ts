/** The widths that a picture is made in, save the largest one, which nothing is enlarged to. */
export const avifWidths = [320, 480, 560, 720, 960, 1280]

/**
 * Names of the files of a cover of at most 1,280 pixels, in alphabetical order: its own, and the
 * sizes that are made of it.
 * @param original `cover.{ext}`
 */
export const coverFiles = (original: string): string[] =>
  [...avifWidths.map((width) => `cover-${width}.avif`), 'cover-960.webp', original].sort()
