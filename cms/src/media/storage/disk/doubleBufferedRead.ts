import type { FileHandle } from 'node:fs/promises'
import type { Writable } from 'node:stream'

import { READ_CHUNK_BYTES } from '../objectSource'
import type { ByteRange } from '../types'

/**
 * A file's bytes for one writable, read into two buffers in turn, one while the other is being sent:
 * with a new buffer for each chunk, V8 collected garbage during half of a large file's way.
 * @param handle closed at the end, and when the loop over the bytes is left
 * @param range bytes that the file has; throws where it ends before them
 * @param target where the chunks go: a buffer is used again only when nothing waits in it any more
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
        // It may fail while a slow reader holds the loop up: that is told when the loop goes on, and
        // must not end the process as an error that nobody heard.
        reading.catch(() => undefined)
      }
      yield chunk
    }
  } finally {
    // A read that is under way still needs the handle. If it fails, the loop was left already, and
    // nobody waits for these bytes, or it has thrown this very error.
    await reading?.catch(() => undefined)
    await handle.close()
  }
}
