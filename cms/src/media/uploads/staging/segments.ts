import type { ByteRange } from '../../storage/types'

/** A part of an upload: its first byte, and the byte after its last. */
export interface Segment {
  start: number
  end: number
}

const NAME_DIGITS = 16

/** Zero-padded, so that segments are listed in byte order. */
export const toSegmentName = (start: number): string => String(start).padStart(NAME_DIGITS, '0')

/**
 * Returns the contiguous segments from the first byte. A process presumed dead may have written a
 * segment that overlaps another or follows a gap; such segments are ignored.
 * @param objects names and sizes in bytes, sorted by name
 */
export function takeContiguousSegments(objects: { name: string; size: number }[]): Segment[] {
  const segments: Segment[] = []
  for (const { name, size } of objects) {
    const start = Number(name)
    if (name.length !== NAME_DIGITS || start !== (segments.at(-1)?.end ?? 0) || size === 0) continue
    segments.push({ start, end: start + size })
  }
  return segments
}

/** Reads bytes from `start` (inclusive) to `end` (exclusive) out of the segments. */
export async function* readSegments(
  segments: Segment[],
  start: number,
  end: number,
  read: (segment: Segment, range: ByteRange) => Promise<AsyncIterable<Buffer>>,
): AsyncGenerator<Buffer> {
  for (const segment of segments) {
    const from = Math.max(start, segment.start)
    const to = Math.min(end, segment.end)
    if (from >= to) continue
    yield* await read(segment, { start: from - segment.start, end: to - segment.start - 1 })
  }
}
