import type { ByteRange } from '../../storage/types'

/** A part of an upload: its first byte, and the byte after its last. */
export interface Segment {
  start: number
  end: number
}

const NAME_DIGITS = 16

/** Segments are listed in the order of their bytes. */
export const toSegmentName = (start: number): string => String(start).padStart(NAME_DIGITS, '0')

/**
 * The segments that follow one another from the first byte on. A process that was thought dead may
 * have written one that begins inside another, or after a gap: its bytes are not counted.
 * @param objects names and sizes, in the order of their names
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

/** Reads bytes from `start` up to `end`, which is not read, out of the segments that hold them. */
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
