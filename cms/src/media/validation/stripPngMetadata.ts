const SIGNATURE_BYTES = 8
/** Length, type and checksum, around the data of each chunk. */
const CHUNK_OVERHEAD = 12

/**
 * Chunks that say how pixels are shown (PNG third edition, section 11.3); the critical ones begin with a
 * capital letter. Animation is not among them: the default picture is an animation's first frame.
 */
const KEPT_ANCILLARY = new Set(
  'tRNS gAMA cHRM sRGB iCCP sBIT cICP mDCV cLLI bKGD hIST pHYs sPLT'.split(' '),
)

/**
 * Removes all metadata from a PNG without touching its pixels: texts, Exif, the time of the last change,
 * chunks of other programs, the frames of an animation, and whatever follows the picture.
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
