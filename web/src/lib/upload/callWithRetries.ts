import { ApiError } from '../errors'
import { mayPass } from './mayPass'
import { RetrySchedule } from './RetrySchedule'
import { toUploadError } from './toUploadError'
import { UploadError } from './UploadError'
import { uploadLimits } from './uploadLimits'
import { wait } from './wait'

/**
 * Makes a call to the storage that is no upload, and makes it again while it may still pass, for
 * 120,000 ms (specification, section 9).
 * @throws UploadError, or the signal's reason
 */
export async function callWithRetries<Answer>(
  call: (signal: AbortSignal | undefined) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const retries = new RetrySchedule(uploadLimits.operationRetryLimit)
  for (;;) {
    try {
      return await call(signal)
    } catch (error) {
      if (signal?.aborted || !(error instanceof ApiError)) throw error
      if (!mayPass(error)) throw toUploadError(error)
      const delay = retries.next(error.retryAfter)
      if (delay === undefined)
        throw new UploadError('storage/retry-limit-exceeded', { cause: error })
      await wait(delay, signal)
    }
  }
}
