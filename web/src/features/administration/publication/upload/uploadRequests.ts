import { fetchFromApi } from '@web/lib/api/fetchFromApi'
import { callWithRetries } from './retries'
import { UploadError } from './UploadError'

/** The document that the server created from a file: its ID, and the fields to validate. */
export type UploadedDocument = {
  id: string | number
  url?: string | null
  filesize?: number | null
}

type GetUploadedDocumentOptions = {
  uploadUrl: string | undefined
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
export async function getUploadedDocument(
  body: string,
  { uploadUrl, size, isStoredAsSent, signal }: GetUploadedDocumentOptions,
): Promise<UploadedDocument> {
  let doc = parseUploadedDocument(body)
  if (!doc && uploadUrl !== undefined) {
    doc = parseUploadedDocument(await fetchUploadedDocument(uploadUrl, size, signal))
  }
  if (!doc) throw new UploadError('storage/internal-error')
  validateUploadedDocument(doc, isStoredAsSent ? size : undefined)
  return doc
}

/** The document in a response body; undefined when there is none, or the body is not JSON. */
function parseUploadedDocument(body: string): UploadedDocument | undefined {
  try {
    return (JSON.parse(body) as { doc?: UploadedDocument } | null)?.doc
  } catch {
    return undefined
  }
}

/**
 * Requests again the document of a fully uploaded file, by an empty PATCH: the server repeats its
 * last response.
 * @throws UploadError, or the signal's reason
 */
function fetchUploadedDocument(
  uploadUrl: string,
  size: number,
  signal?: AbortSignal,
): Promise<string> {
  return callWithRetries(async (callSignal) => {
    const response = await fetchFromApi(uploadUrl, {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: {
        'Tus-Resumable': '1.0.0',
        'Upload-Offset': String(size),
        'Content-Type': 'application/offset+octet-stream',
      },
      signal: callSignal,
    })
    return response.text()
  }, signal)
}

/**
 * Validates the document that the server created from a file.
 * @param size of the file in bytes; omitted when the server stores a modified file
 * @throws UploadError `storage/no-download-url`, `storage/server-file-wrong-size`
 */
function validateUploadedDocument({ url, filesize }: UploadedDocument, size?: number): void {
  if (!url) {
    // The specification's message, for developers.
    throw new UploadError('storage/no-download-url', {
      cause: new Error('The given file does not have any download URLs.'),
    })
  }
  if (size !== undefined && typeof filesize === 'number' && filesize !== size) {
    throw new UploadError('storage/server-file-wrong-size')
  }
}

/**
 * Deletes an unfinished upload on the server; ignores one that no longer exists.
 * @throws UploadError when the server refuses, or 120,000 ms of retries have failed
 */
export async function terminateUpload(uploadUrl: string): Promise<void> {
  try {
    await callWithRetries((signal) =>
      fetchFromApi(uploadUrl, {
        method: 'DELETE',
        credentials: 'same-origin',
        headers: { 'Tus-Resumable': '1.0.0' },
        signal,
      }),
    )
  } catch (error) {
    if (!(error instanceof UploadError && [404, 410].includes(error.status))) throw error
  }
}
