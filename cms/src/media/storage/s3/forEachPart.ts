import { collectGarbage } from './collectGarbage'

/** Bytes of a segment: the least that S3 takes for a part of an object. */
const PART_BYTES = 5 * 1024 * 1024

/** Buffers of streams that ended, for the next ones: memory is asked for once, not for each file. */
const freeBuffers: [Buffer, Buffer][] = []
const MAX_FREE_BUFFERS = 2

/**
 * Cuts a stream into segments and has each put somewhere, in order; one is put while the next one
 * comes in. Two buffers take turns, and are all the memory that a stream takes. What has come is put
 * even where the stream then breaks.
 * @param put gets the bytes, which are its own until it resolves, and how many came before them
 * @returns how many bytes came
 * @throws what the stream or `put` does
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
  let underWay: Promise<unknown> = Promise.resolve()
  try {
    for await (const segment of splitIntoParts(bytes, buffers)) {
      await underWay
      underWay = put(segment, offset)
      // It is waited for later; until then its failure is no unhandled one.
      underWay.catch(() => {})
      offset += segment.length
      collectGarbage()
    }
  } finally {
    await underWay
  }
  // After a failure they may still be read from.
  if (freeBuffers.length < MAX_FREE_BUFFERS) freeBuffers.push(buffers)
  return offset
}

/** A segment is valid until the second next one is asked for. Only the last one is shorter. */
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
