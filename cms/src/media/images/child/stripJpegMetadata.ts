const MARKER = 0xff
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
const COMMENT = 0xfe

/** Application segments (APP0 to APP15) that a decoder needs, by marker; others hold metadata. */
const REQUIRED_SEGMENTS: Record<number, string> = {
  0xe0: 'JFIF\0',
  0xe2: 'ICC_PROFILE\0',
  0xee: 'Adobe',
}

/**
 * Removes all metadata from a JPEG without changing its pixels: Exif with its GPS position, XMP,
 * IPTC, comments, and any bytes after the image, such as a second image with its own metadata.
 * @param orientation Exif orientation, 1 to 8; kept in a new segment, since browsers rotate by it
 */
export function stripJpegMetadata(bytes: Buffer, orientation: number): Buffer {
  const parts = [bytes.subarray(0, 2)]
  if (orientation > 1) parts.push(createOrientationSegment(orientation))
  let start = 2
  while (start + 4 <= bytes.length && bytes[start] === MARKER) {
    const marker = bytes.readUInt8(start + 1)
    if (marker === MARKER) {
      start += 1
      continue
    }
    if (marker === END_OF_IMAGE) break
    const segmentEnd = start + 2 + bytes.readUInt16BE(start + 2)
    const end = marker === START_OF_SCAN ? findEndOfScan(bytes, segmentEnd) : segmentEnd
    if (isRequiredSegment(marker, bytes.subarray(start + 4, end)))
      parts.push(bytes.subarray(start, end))
    start = end
  }
  parts.push(Buffer.from([MARKER, END_OF_IMAGE]))
  return Buffer.concat(parts)
}

function isRequiredSegment(marker: number, payload: Buffer): boolean {
  if (marker === COMMENT) return false
  if (marker < 0xe0 || marker > 0xef) return true
  const signature = REQUIRED_SEGMENTS[marker]
  return signature !== undefined && payload.toString('latin1', 0, signature.length) === signature
}

/** Position of the first marker after entropy-coded data, where 00 or a restart follows FF. */
function findEndOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(MARKER, from)
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes.readUInt8(at + 1)
    const isRestart = next >= 0xd0 && next <= 0xd7
    if (next !== 0 && next !== MARKER && !isRestart) return at
    at = bytes.indexOf(MARKER, at + 1)
  }
  return bytes.length
}

/** Creates an APP1 segment whose only tag is the orientation (0x0112, one SHORT). */
function createOrientationSegment(orientation: number): Buffer {
  const exif = Buffer.concat([
    Buffer.from('Exif\0\0MM\0*', 'latin1'),
    Buffer.from([0, 0, 0, 8, 0, 1]),
    Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]),
    Buffer.alloc(4),
  ])
  const header = Buffer.from([MARKER, 0xe1, 0, 0])
  header.writeUInt16BE(exif.length + 2, 2)
  return Buffer.concat([header, exif])
}
