import { fetchFromApi } from '../../../../lib/api/fetchFromApi'
import { callWithRetries } from './callWithRetries'
import { UploadError } from './UploadError'

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
