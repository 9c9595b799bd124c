import { askForDocument } from './askForDocument'
import { checkDocument, type UploadedDocument } from './checkDocument'
import { readDocument } from './readDocument'
import { UploadError } from './UploadError'

type Reception = {
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
export async function receiveDocument<Doc extends UploadedDocument>(
  body: string,
  { uploadUrl, size, isStoredAsSent, signal }: Reception,
): Promise<Doc> {
  let doc = readDocument<Doc>(body)
  if (!doc && uploadUrl !== undefined) {
    doc = readDocument<Doc>(await askForDocument(uploadUrl, size, signal))
  }
  if (!doc) throw new UploadError('storage/internal-error')
  checkDocument(doc, isStoredAsSent ? size : undefined)
  return doc
}
