import sharp from 'sharp'

/** Media type and file name extension of encodePicture's output. */
export const PICTURE = { mimetype: 'image/avif', extension: 'avif' }

/**
 * Encodes an SVG drawing as AVIF in its own size, without metadata: a third of the bytes of a JPEG
 * of the same quality. The quality is that of the large image sizes (cms, collection Images).
 */
export const encodePicture = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .avif({ quality: 45, effort: 4 })
    .toBuffer()
