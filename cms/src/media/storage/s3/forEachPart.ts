const PART_BYTES = 5 * 1024 * 1024

/**
 * Splits a stream into parts and passes them to `put` in order; one part is written while the next
 * is read. If the stream fails, the bytes already received are still written.
 * @param put receives a part and its offset in bytes
 * @returns the total number of bytes
 * @throws the error of the stream or of `put`
 */
export async function forEachPart(
  bytes: AsyncIterable<Buffer>,
  put: (part: Buffer, offset: number) => Promise<unknown>,
): Promise<number> {
  let offset = 0
  let pendingPut: Promise<unknown> = Promise.resolve()
  try {
    for await (const part of splitIntoParts(bytes)) {
      await pendingPut
      pendingPut = put(part, offset)
      // Awaited later; this handler prevents an unhandled rejection until then.
      pendingPut.catch(() => {})
      offset += part.length
    }
  } finally {
    await pendingPut
  }
  return offset
}

/** Only the last part is shorter than the others. */
async function* splitIntoParts(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let part = Buffer.allocUnsafe(PART_BYTES)
  let filled = 0
  try {
    for await (const chunk of bytes) {
      for (let taken = 0; taken < chunk.length;) {
        const copied = chunk.copy(part, filled, taken)
        taken += copied
        filled += copied
        if (filled < PART_BYTES) continue
        yield part
        part = Buffer.allocUnsafe(PART_BYTES)
        filled = 0
      }
    }
  } catch (error) {
    if (filled > 0) yield part.subarray(0, filled)
    throw error
  }
  if (filled > 0) yield part.subarray(0, filled)
}
