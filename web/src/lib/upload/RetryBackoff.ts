import { uploadLimits } from './uploadLimits'

/**
 * When to try again: from 1 s on, doubling, until the limit has gone by since the first failure
 * (specification, section 9). The last try is at the limit itself.
 */
export class RetryBackoff {
  private delay: number = uploadLimits.firstRetryDelay
  private failingSince: number | undefined

  /** @param limit in milliseconds */
  constructor(private readonly limit: number) {}

  /**
   * @param atLeast what the server asked for, in milliseconds
   * @returns milliseconds until the next try; undefined when it is time to give up
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

  /** Something went well: the next failure counts as the first. */
  reset(): void {
    this.delay = uploadLimits.firstRetryDelay
    this.failingSince = undefined
  }
}
