import { fetchFromApi } from '../api/fetchFromApi'
import { callWithRetries } from './callWithRetries'

/**
 * Requests again the document of a fully uploaded file, by a PATCH without content: the server
 * repeats its response to the last byte.
 * @param size of the file in bytes
 * @returns the response body
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
