import sharp, { type Metadata } from 'sharp'

/**
 * Encodes an image again, upright and without metadata but its colour profile: originals are public,
 * and phones write the GPS position into them. An animation is reduced to its first frame: encoding
 * every frame eight times took 27 seconds, and its AVIF sizes showed the frames below each other.
 * @returns undefined when the file is stored unchanged: a WebP or AVIF without metadata
 */
export async function sanitizeImage(file: string, metadata: Metadata): Promise<Buffer | undefined> {
  const { format, pages = 1, exif, xmp, iptc, chromaSubsampling } = metadata
  const image = sharp(file, { limitInputPixels: false, sequentialRead: true })
    .autoOrient()
    .keepIccProfile()
  switch (format) {
    case 'jpeg':
      // Without optimized coding, which holds the whole image.
      image.jpeg({ quality: 90, optimiseCoding: false, ...keepSubsampling(chromaSubsampling) })
      break
    case 'png':
      image.png()
      break
    case 'gif':
      image.gif({ dither: 0 })
      break
    default:
      if (pages === 1 && !exif && !xmp && !iptc) return undefined
      if (format === 'webp') image.webp({ quality: 90 })
      else image.avif({ quality: 75, effort: 2 })
  }
  return image.toBuffer()
}

const keepSubsampling = (chromaSubsampling = '4:2:0') =>
  chromaSubsampling === '4:4:4' ? { chromaSubsampling } : {}
