import type { FileHandle } from 'node:fs/promises'
import type { Writable } from 'node:stream'

import { READ_CHUNK_BYTES } from '../objectSource'
import type { ByteRange } from '../types'

/**
 * Reads a range of a file into two alternating buffers, one being filled while the other is sent:
 * with a new buffer for each chunk, V8 spent half of a large file's transfer on garbage collection.
 * @param handle closed at the end, and when iteration stops early
 * @param range must lie within the file; throws when the file ends before it
 * @param target destination of the chunks: a buffer is reused only once its writableLength is 0
 */
export async function* doubleBufferedRead(
  handle: FileHandle,
  { start, end }: ByteRange,
  target: Pick<Writable, 'writableLength'>,
): AsyncGenerator<Buffer, void> {
  const size = Math.min(READ_CHUNK_BYTES, end + 1 - start)
  const read = async (buffer: Buffer, position: number) => {
    const length = Math.min(size, end + 1 - position)
    const { bytesRead } = await handle.read(buffer, 0, length, position)
    if (bytesRead === 0) throw new Error(`The file ends before byte ${position}`)
    return buffer.subarray(0, bytesRead)
  }
  let reading: Promise<Buffer> | undefined
  try {
    let buffer: Buffer = Buffer.allocUnsafeSlow(size)
    let other: Buffer | undefined
    reading = read(buffer, start)
    for (let position = start; position <= end;) {
      const chunk = await reading
      position += chunk.length
      if (position <= end) {
        const free = other && target.writableLength === 0 ? other : Buffer.allocUnsafeSlow(size)
        ;[buffer, other] = [free, buffer]
        reading = read(buffer, position)
        // The read may fail while a slow client blocks the loop. The error is thrown when the loop
        // resumes; this handler prevents an unhandled rejection.
        reading.catch(() => undefined)
      }
      yield chunk
    }
  } finally {
    // A pending read still needs the handle. Its error is ignored: iteration has stopped and the
    // bytes are not needed, or the loop has already thrown this error.
    await reading?.catch(() => undefined)
    await handle.close()
  }
}
