import { md5 } from '@noble/hashes/legacy.js'
import { UploadError } from './UploadError'

/**
 * Bytes that are read and hashed at a time: about 6 ms of work, so that the page stays responsive
 * without a worker.
 */
const chunkSize = 524_288

/**
 * The MD5 of a whole file, read in chunks.
 * @returns base64, as in `Upload-Metadata: md5Hash` and in the stored file's metadata
 * @throws UploadError `storage/cannot-slice-blob`, or the signal's reason
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
