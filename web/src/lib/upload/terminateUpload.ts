import { fetchFromApi } from '../api/fetchFromApi'
import { callWithRetries } from './callWithRetries'
import { UploadError } from './UploadError'

/**
 * Has the server forget an unfinished upload; one that it no longer knows is no error.
 * @throws UploadError when it could not be asked for 120,000 ms, or refuses
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
