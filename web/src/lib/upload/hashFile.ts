import { md5 } from '@noble/hashes/legacy.js'
import { UploadError } from './UploadError'

/**
 * Read and hashed at a time: some 6 ms of work, so that the page stays quick without a worker.
 * In bytes.
 */
const chunkSize = 524_288

/**
 * The MD5 of a whole file, which is read piece by piece.
 * @returns in base 64, as in `Upload-Metadata: md5Hash` and in the stored file's metadata
 * @throws UploadError `storage/cannot-slice-blob`; the signal's reason
 */
export async function hashFile(file: Blob, signal?: AbortSignal): Promise<string> {
  const hash = md5.create()
  for (let offset = 0; offset < file.size; offset += chunkSize) {
    hash.update(await readChunk(file.slice(offset, offset + chunkSize)))
    signal?.throwIfAborted()
  }
  return btoa(String.fromCharCode(...hash.digest()))
}

async function readChunk(piece: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await piece.arrayBuffer())
  } catch (cause) {
    throw new UploadError('storage/cannot-slice-blob', { cause })
  }
}
