import type { PdfSource } from '@regards/pdf-engine/openPdf'

type BlobSourceOptions = {
  /** Reads a part of the file, synchronously. */
  readSlice: (slice: Blob) => ArrayBuffer
  /** Maximum number of bytes to read; what would need more is as unreadable as a damaged file. */
  limitBytes: number
}

/** The file is read in pieces of this size: PDFium asks for 512 bytes at a time. */
const chunkBytes = 64 * 1024

/** Serves byte ranges of a file to PDFium, so that the whole file is never in memory. */
export function createBlobSource(
  blob: Blob,
  { readSlice, limitBytes }: BlobSourceOptions,
): PdfSource {
  const chunks = new Map<number, Uint8Array>()

  function readChunk(index: number): Uint8Array | undefined {
    const known = chunks.get(index)
    if (known) return known
    if ((chunks.size + 1) * chunkBytes > limitBytes) return undefined
    const start = index * chunkBytes
    const chunk = new Uint8Array(readSlice(blob.slice(start, start + chunkBytes)))
    chunks.set(index, chunk)
    return chunk
  }

  return {
    size: blob.size,
    read(into, position) {
      let done = 0
      while (done < into.length) {
        const at = position + done
        const chunk = readChunk(Math.floor(at / chunkBytes))
        const piece = chunk?.subarray(at % chunkBytes, (at % chunkBytes) + into.length - done)
        if (!piece || piece.length === 0) return false
        into.set(piece, done)
        done += piece.length
      }
      return true
    },
  }
}
