import { ApiError } from '@web/lib/api/errors'
import { isTransientError } from '@web/lib/api/isTransientError'
import { toUploadError, UploadError } from './UploadError'
import { uploadLimits } from './uploadLimits'

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

/**
 * Exponential back-off: delays start at 1 s and double, until the limit has passed since the first
 * failure (specification, section 9). The last retry is at the limit itself.
 */
export class RetryBackoff {
  private delay: number = uploadLimits.firstRetryDelay
  private failingSince: number | undefined

  /** @param limit in milliseconds */
  constructor(private readonly limit: number) {}

  /**
   * Records a failure.
   * @param atLeast minimum delay in milliseconds, as the server's `Retry-After`
   * @returns milliseconds until the next retry; undefined when the limit is reached
   */
  nextDelay(atLeast = 0): number | undefined {
    const now = Date.now()
    this.failingSince ??= now
    const left = this.failingSince + this.limit - now
    if (left <= 0 || atLeast > left) return undefined
    const delay = Math.max(Math.min(this.delay, left), atLeast)
    this.delay = Math.min(this.delay * 2, uploadLimits.maxRetryDelay)
    return delay
  }

  /** After a success: the next failure counts as the first. */
  reset(): void {
    this.delay = uploadLimits.firstRetryDelay
    this.failingSince = undefined
  }
}

/** Resolves after `delayMs` milliseconds; rejects with the signal's reason when aborted. */
export function sleep(delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, delayMs)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
