import sharp from 'sharp'

export const imageFormats = ['jpeg', 'png', 'gif', 'webp', 'avif'] as const

export type ImageFormat = (typeof imageFormats)[number]

/** The usual file name extension of each format. */
export const extensionOf: Record<ImageFormat, string> = {
  jpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
}

/** Makes a real image of a format: a vertical gradient, in pixels. */
export function makeImage(
  format: ImageFormat = 'jpeg',
  { width = 600, height = 800 }: { width?: number; height?: number } = {},
): Promise<Buffer> {
  const channels = 3
  const pixels = Buffer.alloc(width * height * channels)
  for (let y = 0; y < height; y += 1) {
    const shade = Math.round((255 * y) / height)
    pixels.fill(
      Buffer.from([160, shade, 255 - shade]),
      y * width * channels,
      (y + 1) * width * channels,
    )
  }
  return sharp(pixels, { raw: { width, height, channels } }).toFormat(format).toBuffer()
}
