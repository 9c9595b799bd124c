import { fetchFromApi } from '../fetchFromApi'

/**
 * Asks for what the server made of an upload whose bytes it all has: a PATCH that adds nothing. The
 * server answers as it did, or would have done, to the last byte.
 * @returns the answer's body
 * @throws ApiError
 */
export async function askForDocument(uploadUrl: string, size: number): Promise<string> {
  const response = await fetchFromApi(uploadUrl, {
    method: 'PATCH',
    credentials: 'same-origin',
    headers: {
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': String(size),
      'Content-Type': 'application/offset+octet-stream',
    },
  })
  return response.text()
}
