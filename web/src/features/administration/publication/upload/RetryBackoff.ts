import { uploadLimits } from './uploadLimits'

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
