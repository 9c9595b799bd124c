import { ApiError } from '../../../../lib/api/errors'
import { isTransientError } from '../../../../lib/api/isTransientError'
import { RetryBackoff } from './RetryBackoff'
import { toUploadError, UploadError } from './UploadError'
import { uploadLimits } from './uploadLimits'
import { sleep } from './sleep'

/**
 * Sends a storage request other than an upload, and retries transient errors for 120,000 ms
 * (specification, section 9).
 * @throws UploadError, or the signal's reason
 */
export async function callWithRetries<Answer>(
  call: (signal: AbortSignal | undefined) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const retries = new RetryBackoff(uploadLimits.operationRetryLimit)
  for (;;) {
    try {
      return await call(signal)
    } catch (error) {
      if (signal?.aborted || !(error instanceof ApiError)) throw error
      if (!isTransientError(error)) throw toUploadError(error)
      const delay = retries.nextDelay(error.retryAfter)
      if (delay === undefined)
        throw new UploadError('storage/retry-limit-exceeded', { cause: error })
      await sleep(delay, signal)
    }
  }
}
