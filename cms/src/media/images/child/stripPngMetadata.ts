const SIGNATURE_BYTES = 8
/** Bytes of a chunk's length, type and checksum. */
const CHUNK_OVERHEAD = 12

/**
 * Ancillary chunks that affect how pixels are displayed (PNG third edition, section 11.3); critical
 * chunks begin with a capital letter. Animation chunks are excluded: the default image is an
 * animation's first frame.
 */
const KEPT_ANCILLARY = new Set(
  'tRNS gAMA cHRM sRGB iCCP sBIT cICP mDCV cLLI bKGD hIST pHYs sPLT'.split(' '),
)

/**
 * Removes all metadata from a PNG without changing its pixels: texts, Exif, the modification time,
 * private chunks, the frames of an animation, and any bytes after the image.
 */
export function stripPngMetadata(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, SIGNATURE_BYTES)]
  let start = SIGNATURE_BYTES
  while (start + CHUNK_OVERHEAD <= bytes.length) {
    const type = bytes.toString('latin1', start + 4, start + 8)
    const end = start + CHUNK_OVERHEAD + bytes.readUInt32BE(start)
    if (/^[A-Z]/.test(type) || KEPT_ANCILLARY.has(type)) parts.push(bytes.subarray(start, end))
    if (type === 'IEND') break
    start = end
  }
  return Buffer.concat(parts)
}
