import { apiError } from '../../lib/errors/apiErrors'
import type { RandomAccess } from '../storage/types'

const HEAD_BYTES = 1024
const TAIL_BYTES = 2048

/** Within this distance from its end a damaged PDF has a mark of its end. */
const MAX_TRAILING_BYTES = 1024 * 1024

/**
 * Checks that a file has the two ends of a PDF, by reading only these and its cross-reference:
 * `%PDF-` in the first 1,024 bytes, and after the last object a mark of the end.
 * @returns whether its end is as ISO 32000-1, section 7.5 says: `startxref`, an offset and `%%EOF`, and
 * at that offset a cross-reference table or stream. Other files may be repairable, which only
 * opening them shows (see acceptPdf)
 * @throws ApiError 422 empty-file, invalid-pdf
 */
export async function validatePdf(file: RandomAccess): Promise<{ isRegular: boolean }> {
  const { size } = file
  if (size === 0) throw apiError('empty-file', 'Ce fichier est vide.')
  const read = async (position: number, length: number) =>
    (await file.read(position, length)).toString('latin1')
  const start = (await read(0, HEAD_BYTES)).indexOf('%PDF-')
  if (start === -1) throw apiError('invalid-pdf', 'Ce fichier n’est pas un PDF.')
  const tail = await read(Math.max(0, size - TAIL_BYTES), TAIL_BYTES)
  const offset = /startxref\s+(\d+)\s+%%EOF\s*[^%]{0,1024}$/.exec(tail)?.[1]
  // Offsets count from the header, before which some scanners write a few bytes.
  for (const position of offset ? [Number(offset), Number(offset) + start] : []) {
    const isInside = position < size
    if (isInside && /^\s*(xref|\d+\s+\d+\s+obj)/.test(await read(position, 64))) {
      return { isRegular: true }
    }
  }
  if (!hasEnd(await read(Math.max(0, size - MAX_TRAILING_BYTES), MAX_TRAILING_BYTES))) {
    throw apiError(
      'invalid-pdf',
      'Ce PDF est incomplet\u00a0: sa fin manque. Copiez-le ou téléchargez-le de nouveau, puis renvoyez-le.',
    )
  }
  return { isRegular: false }
}

/** Whether no object begins after the last mark of an end: a PDF that was added to has several. */
function hasEnd(tail: string): boolean {
  const mark = Math.max(...['trailer', 'startxref', '%%EOF'].map((word) => tail.lastIndexOf(word)))
  return mark !== -1 && !/\d\s+\d+\s+obj\b/.test(tail.slice(mark))
}
