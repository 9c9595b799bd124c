import fs from 'node:fs/promises'

import { serializeByKey } from '../../../lib/async/serializeByKey'
import { apiError } from '../../../lib/errors/apiErrors'
import { log } from '../../../lib/log'
import { trySecondChild } from '../../../lib/process/boundedChild'
import { shutdown } from '../../../lib/process/shutdown'
import { createTempFile, withTempFolder } from '../../../media/records/createTempFile'
import type { ObjectSource, RandomAccess } from '../../../media/storage/types'
import { assertDiskSpace } from '../../../media/validation/assertDiskSpace'
import { hasCrashed, PdfFailure, type Failure } from './failures'
import { startChild } from './startChild'

const EXPORT_AGAIN = 'Ouvrez-le sur votre ordinateur et exportez-le de nouveau en PDF.'
const UNREADABLE = `Ce PDF est abîmé\u00a0: le site ne peut pas l’ouvrir. ${EXPORT_AGAIN}`
const LAST_PAGE_UNREADABLE = `Ce PDF est abîmé\u00a0: sa dernière page est illisible. ${EXPORT_AGAIN}`

/** Part of the pages of an irregular PDF that may be unreadable. */
const MAX_UNREADABLE = 0.25

/** Reasons to refuse a PDF; a PDF beyond other bounds of the online reading is accepted. */
const REFUSALS: Partial<Record<Failure, string>> = {
  encrypted: 'Ce PDF est protégé par un mot de passe\u00a0: exportez-le sans mot de passe.',
  empty: 'Ce PDF n’a aucune page.',
  broken: UNREADABLE,
  crash: UNREADABLE,
  timeout: `Ce PDF est abîmé, et demande trop de temps à ouvrir. ${EXPORT_AGAIN}`,
  memory: `Ce PDF est abîmé, et demande trop de mémoire à ouvrir. ${EXPORT_AGAIN}`,
}

/**
 * Checks an uploaded PDF. A PDF with a regular structure is not opened; any other is opened in a
 * child process of bounded memory and time, one at a time, which draws the last page.
 * @param source the same bytes
 * @throws ApiError 422 empty-file, invalid-pdf; 503 when the child was killed from outside; 507
 */
export async function acceptPdf(file: RandomAccess, source: ObjectSource): Promise<void> {
  const { isRegular } = await validatePdf(file)
  if (!isRegular) await serializeByKey('pdfs', () => openInChild(source, file.size))
}

async function openInChild(source: ObjectSource, size: number): Promise<void> {
  await assertDiskSpace(size)
  const pdf = 'filePath' in source ? source.filePath : await createTempFile(source)
  try {
    await withTempFolder('pdf', (outDir) =>
      trySecondChild(() => drawLastPage(pdf, outDir), hasCrashed),
    )
  } catch (error) {
    if (!(error instanceof PdfFailure)) throw error
    const { failure, page, message } = error
    log.warn({ failure, page, details: message }, 'PDF abîmé, ouvert pour le vérifier')
    // The PDF is not at fault.
    if (failure === 'killed' || shutdown.signal.aborted) throw apiError('service-unavailable')
    const refusal = failure === 'broken' && page ? LAST_PAGE_UNREADABLE : REFUSALS[failure]
    if (refusal) throw apiError('invalid-pdf', refusal)
  } finally {
    if (!('filePath' in source)) await fs.rm(pdf, { force: true })
  }
}

/** @throws PdfFailure when the PDF is damaged */
async function drawLastPage(pdf: string, outDir: string): Promise<void> {
  const child = await startChild(pdf, outDir)
  try {
    const { nombreDePages, illisibles } = child.opened
    if (illisibles > MAX_UNREADABLE * nombreDePages) {
      throw new PdfFailure('broken', undefined, `${illisibles} pages`)
    }
    await child.makePage(nombreDePages)
  } finally {
    child.stop()
  }
}

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
