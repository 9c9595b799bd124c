import { invalidFile } from '../../lib/errors/apiErrors'
import type { RandomAccess } from '../storage/types'

const HEAD_BYTES = 1024
const TAIL_BYTES = 2048

const notPdf = () => invalidFile('Ce fichier n’est pas un PDF.', 'invalid-pdf')
const truncatedPdf = () =>
  invalidFile('Ce PDF est incomplet ou abîmé\u00a0: envoyez-le de nouveau.', 'invalid-pdf')

/**
 * Checks that a file is a complete PDF by reading only its two ends and its cross-reference:
 * `%PDF-` in the first 1,024 bytes, `startxref`, an offset and `%%EOF` at the end, and at that
 * offset a cross-reference table or stream (ISO 32000-1, section 7.5).
 * @throws ApiError 422 empty-file, invalid-pdf
 */
export async function validatePdf(file: RandomAccess): Promise<void> {
  const { size } = file
  if (size === 0) throw invalidFile('Ce fichier est vide.', 'empty-file')
  const read = async (position: number, length: number) =>
    (await file.read(position, length)).toString('latin1')
  const head = await read(0, HEAD_BYTES)
  const start = head.indexOf('%PDF-')
  if (start === -1) throw notPdf()
  const tail = await read(Math.max(0, size - TAIL_BYTES), TAIL_BYTES)
  const offset = /startxref\s+(\d+)\s+%%EOF\s*[^%]{0,1024}$/.exec(tail)?.[1]
  if (!offset) throw truncatedPdf()
  // Offsets count from the header, before which some scanners write a few bytes.
  const candidates = [Number(offset), Number(offset) + start]
  for (const position of candidates) {
    if (position < size && /^\s*(xref|\d+\s+\d+\s+obj)/.test(await read(position, 64))) return
  }
  throw truncatedPdf()
}
