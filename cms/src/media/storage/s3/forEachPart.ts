/** Part size in bytes: the minimum that S3 accepts for a multipart upload. */
const PART_BYTES = 5 * 1024 * 1024

/**
 * Splits a stream into parts and passes them to `put` in order; one part is written while the next
 * is read, so that at most two are in memory. If the stream fails, the bytes already received are
 * still written.
 * @param put receives the part and its offset in bytes
 * @returns the total number of bytes
 * @throws the error of the stream or of `put`
 */
export async function forEachPart(
  bytes: AsyncIterable<Buffer>,
  put: (part: Buffer, offset: number) => Promise<unknown>,
): Promise<number> {
  let offset = 0
  let pending: Promise<unknown> = Promise.resolve()
  try {
    for await (const part of splitIntoParts(bytes)) {
      await pending
      pending = put(part, offset)
      // Awaited later; this handler prevents an unhandled rejection until then.
      pending.catch(() => {})
      offset += part.length
    }
  } finally {
    await pending
  }
  return offset
}

/** Only the last part is shorter. */
async function* splitIntoParts(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of bytes) {
      chunks.push(chunk)
      length += chunk.length
      while (length >= PART_BYTES) {
        const joined = Buffer.concat(chunks, length)
        yield joined.subarray(0, PART_BYTES)
        // A copy: a view would keep the whole part in memory.
        chunks = [Buffer.from(joined.subarray(PART_BYTES))]
        length -= PART_BYTES
      }
    }
  } catch (error) {
    if (length > 0) yield Buffer.concat(chunks)
    throw error
  }
  if (length > 0) yield Buffer.concat(chunks)
}
