import { fetchFromApi } from '../api/fetchFromApi'
import { callWithRetries } from './callWithRetries'

/**
 * Asks for what the server made of an upload whose bytes it all has: a PATCH that adds nothing. The
 * server answers as it did, or would have done, to the last byte.
 * @returns the answer's body
 * @throws UploadError, or the signal's reason
 */
export function fetchUploadedDocument(
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
