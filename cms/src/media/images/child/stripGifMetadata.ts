const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff

/** Signature, version and logical screen descriptor. */
const HEADER_BYTES = 13
const IMAGE_DESCRIPTOR_BYTES = 10
/** The length of the signature's sub-block, then the signature. */
const COLOUR_PROFILE = '\x0bICCRGBG1012'

/**
 * Removes all metadata from a single-frame GIF without changing its pixels: comments, XMP and other
 * application extensions, and any bytes after the image. Keeps the colour profile.
 * @returns undefined when the blocks are malformed
 */
export function stripGifMetadata(bytes: Buffer): Buffer | undefined {
  let start = HEADER_BYTES + colourTableBytes(bytes[10])
  const parts = [bytes.subarray(0, start)]
  while (start + 1 < bytes.length) {
    const kind = bytes[start]
    if (kind !== EXTENSION && kind !== IMAGE) break
    const end = kind === IMAGE ? endOfImage(bytes, start) : endOfSubBlocks(bytes, start + 2)
    if (end > bytes.length) return undefined
    if (kind === IMAGE || isNeeded(bytes, start)) parts.push(bytes.subarray(start, end))
    start = end
  }
  if (bytes[start] !== TRAILER) return undefined
  return Buffer.concat([...parts, Buffer.from([TRAILER])])
}

function isNeeded(bytes: Buffer, start: number): boolean {
  const label = bytes[start + 1]
  if (label !== APPLICATION) return label === GRAPHIC_CONTROL
  return bytes.toString('latin1', start + 2, start + 2 + COLOUR_PROFILE.length) === COLOUR_PROFILE
}

/** @param packed byte with flag and logarithm of a colour table @returns its size in bytes */
function colourTableBytes(packed = 0): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0
}

function endOfImage(bytes: Buffer, start: number): number {
  const table = colourTableBytes(bytes[start + IMAGE_DESCRIPTOR_BYTES - 1])
  // One byte gives the LZW minimum code size.
  return endOfSubBlocks(bytes, start + IMAGE_DESCRIPTOR_BYTES + table + 1)
}

/** Returns the position after the terminating empty block; Infinity when there is none. */
function endOfSubBlocks(bytes: Buffer, from: number): number {
  let at = from
  for (let length = bytes[at]; length !== 0; length = bytes[at]) {
    if (length === undefined) return Infinity
    at += 1 + length
  }
  return at + 1
}
