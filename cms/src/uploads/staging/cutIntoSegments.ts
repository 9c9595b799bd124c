/** Bytes of a segment at most: two of them are in memory for each upload under way. */
const SEGMENT_SIZE = 8 * 1024 * 1024

/**
 * Cuts a stream of bytes into segments. What has come is given even where the stream then breaks, and
 * its error after that.
 * Two buffers take turns: a segment may be used until the second next one is asked for.
 * @param size bytes of a segment; only the last one is shorter
 */
export async function* cutIntoSegments(
  bytes: AsyncIterable<Buffer>,
  size = SEGMENT_SIZE,
): AsyncGenerator<Buffer> {
  let buffer = Buffer.alloc(0)
  let spare = Buffer.alloc(0)
  let filled = 0
  try {
    for await (const chunk of bytes) {
      for (let taken = 0; taken < chunk.length;) {
        if (buffer.length === 0) buffer = Buffer.allocUnsafeSlow(size)
        const copied = chunk.copy(buffer, filled, taken)
        taken += copied
        filled += copied
        if (filled < size) continue
        yield buffer
        ;[buffer, spare] = [spare, buffer]
        filled = 0
      }
    }
  } catch (error) {
    if (filled > 0) yield buffer.subarray(0, filled)
    throw error
  }
  if (filled > 0) yield buffer.subarray(0, filled)
}
