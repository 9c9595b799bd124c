import { collectGarbage } from './collectGarbage'

/** Part size in bytes: the minimum that S3 accepts for a multipart upload. */
const PART_BYTES = 5 * 1024 * 1024

/** Buffers of finished streams, reused to avoid an allocation for each file. */
const freeBuffers: [Buffer, Buffer][] = []
const MAX_FREE_BUFFERS = 2

/**
 * Splits a stream into parts and passes them to `put` in order; one part is written while the next
 * is read. Uses two alternating buffers and no other memory. If the stream fails, the bytes already
 * received are still written.
 * @param put receives the part, whose buffer it owns until it resolves, and its offset in bytes
 * @returns the total number of bytes
 * @throws the error of the stream or of `put`
 */
export async function forEachPart(
  bytes: AsyncIterable<Buffer>,
  put: (segment: Buffer, offset: number) => Promise<unknown>,
): Promise<number> {
  const buffers = freeBuffers.pop() ?? [
    Buffer.allocUnsafeSlow(PART_BYTES),
    Buffer.allocUnsafeSlow(PART_BYTES),
  ]
  let offset = 0
  let pendingPut: Promise<unknown> = Promise.resolve()
  try {
    for await (const segment of splitIntoParts(bytes, buffers)) {
      await pendingPut
      pendingPut = put(segment, offset)
      // Awaited later; this handler prevents an unhandled rejection until then.
      pendingPut.catch(() => {})
      offset += segment.length
      collectGarbage()
    }
  } finally {
    await pendingPut
  }
  // Not returned to the pool after a failure: a request may still be reading them.
  if (freeBuffers.length < MAX_FREE_BUFFERS) freeBuffers.push(buffers)
  return offset
}

/** A part's buffer is reused two parts later. Only the last part is shorter. */
async function* splitIntoParts(bytes: AsyncIterable<Buffer>, buffers: [Buffer, Buffer]) {
  let [buffer, other] = buffers
  let filled = 0
  try {
    for await (const chunk of bytes) {
      for (let taken = 0; taken < chunk.length;) {
        const copied = chunk.copy(buffer, filled, taken)
        taken += copied
        filled += copied
        if (filled < buffer.length) continue
        yield buffer
        ;[buffer, other] = [other, buffer]
        filled = 0
      }
    }
  } catch (error) {
    if (filled > 0) yield buffer.subarray(0, filled)
    throw error
  }
  if (filled > 0) yield buffer.subarray(0, filled)
}
