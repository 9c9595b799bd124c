import { fetchUploadedDocument } from './fetchUploadedDocument'
import { validateUploadedDocument, type UploadedDocument } from './validateUploadedDocument'
import { parseUploadedDocument } from './parseUploadedDocument'
import { UploadError } from './UploadError'

type GetUploadedDocumentOptions = {
  /** Where the upload was kept. */
  uploadUrl: string | undefined
  /** The file's, in bytes. */
  size: number
  /** Whether the server stores the very bytes that it was sent. */
  isStoredAsSent: boolean
  signal: AbortSignal
}

/**
 * The document that the server made of a file whose bytes it all has: from its last answer, or asked
 * for again where that answer was lost.
 * @throws UploadError, or the signal's reason
 */
export async function getUploadedDocument<Doc extends UploadedDocument>(
  body: string,
  { uploadUrl, size, isStoredAsSent, signal }: GetUploadedDocumentOptions,
): Promise<Doc> {
  let doc = parseUploadedDocument<Doc>(body)
  if (!doc && uploadUrl !== undefined) {
    doc = parseUploadedDocument<Doc>(await fetchUploadedDocument(uploadUrl, size, signal))
  }
  if (!doc) throw new UploadError('storage/internal-error')
  validateUploadedDocument(doc, isStoredAsSent ? size : undefined)
  return doc
}
