import { fetchUploadedDocument } from './fetchUploadedDocument'
import { validateUploadedDocument, type UploadedDocument } from './validateUploadedDocument'
import { parseUploadedDocument } from './parseUploadedDocument'
import { UploadError } from './UploadError'

type GetUploadedDocumentOptions = {
  /** URL of the upload. */
  uploadUrl: string | undefined
  /** Size of the file in bytes. */
  size: number
  /** Whether the server stores the file unmodified. */
  isStoredAsSent: boolean
  signal: AbortSignal
}

/**
 * The document that the server created from a fully uploaded file: parsed from its last response,
 * or requested again if that response was lost.
 * @param body of the last response
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
