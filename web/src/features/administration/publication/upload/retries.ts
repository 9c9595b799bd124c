import { ApiError, createHttpError, createNetworkError } from '@web/lib/api/errors'
import { isTransientError } from '@web/lib/api/isTransientError'
import { toUploadError, UploadError } from './UploadError'
import type { DetailedError } from 'tus-js-client'

/**
 * Sends a request other than an upload, and retries transient errors for 120,000 ms (specification,
 * section 9).
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

/** What to do after an upload error. */
export type RetryDecision =
  /** Retry from the server's offset after `minDelayMs` or more; `isConnectionLost`: no response. */
  | { action: 'retry'; minDelayMs: number; isConnectionLost: boolean; cause: unknown }
  /** Restart from zero: the upload no longer exists on the server. */
  | { action: 'anew'; error: UploadError }
  | { action: 'end'; error: UploadError }

/** Classifies an error of the tus client. */
export function classifyUploadError(error: Error | DetailedError): RetryDecision {
  if (error instanceof UploadError) return { action: 'end', error }
  if (!('originalRequest' in error)) {
    return { action: 'end', error: new UploadError('storage/unknown', { cause: error }) }
  }
  const { originalRequest, originalResponse: response } = error
  const status = response?.getStatus() ?? 0
  if (!response || status === 0) return classifyHttpError(createNetworkError(error), 'PATCH')
  if (status < 400) {
    // A protocol error, such as a response without an offset.
    return { action: 'end', error: new UploadError('storage/internal-error', { cause: error }) }
  }
  const refusal = createHttpError(status, response.getBody(), response.getHeader('Retry-After'))
  return classifyHttpError(refusal, originalRequest.getMethod())
}

/** Classifies an error in fetching the document of a fully uploaded file. */
export function classifyDocumentError(error: UploadError): RetryDecision {
  // Transient errors were already retried for as long as such a request may be.
  const isFinal = error.code === 'storage/retry-limit-exceeded'
  if (!isFinal && error.cause instanceof ApiError) return classifyHttpError(error.cause, 'PATCH')
  return { action: 'end', error }
}

/** @param method of the failed request */
function classifyHttpError(refusal: ApiError, method: string): RetryDecision {
  if (isUploadGone(refusal, method)) return { action: 'anew', error: toUploadError(refusal) }
  if (isTransientError(refusal) || isOffsetConflict(refusal, method)) {
    const isLost = refusal.status === 0
    return {
      action: 'retry',
      minDelayMs: refusal.retryAfter,
      isConnectionLost: isLost,
      cause: refusal,
    }
  }
  return { action: 'end', error: toUploadError(refusal) }
}

/** Whether the server no longer has the upload: it expired, or its checksum did not match. */
function isUploadGone({ status, code }: ApiError, method: string): boolean {
  return (method !== 'POST' && (status === 404 || status === 410)) || code === 'invalid-checksum'
}

/**
 * Whether to read the server's offset again and resume: the upload is still locked by the last
 * request (423), or its offset has changed (409).
 */
function isOffsetConflict({ status, code }: ApiError, method: string): boolean {
  if (method === 'POST') return false
  return status === 423 || (status === 409 && offsetConflictCodes.includes(code))
}

/** The server's code, and the code for a response without one. Other conflicts are not retried. */
const offsetConflictCodes = ['offset-conflict', 'http']

/** Specification, section 9. Sizes in bytes, times in milliseconds. */
export const uploadLimits = {
  /** Larger files are sent in chunks, the first one of this size. */
  firstChunkSize: 262_144,
  maxChunkSize: 33_554_432,
  firstRetryDelay: 1_000,
  /** Maximum retry delay, so that an upload resumes soon after a long disconnection. */
  maxRetryDelay: 64_000,
  /** How long an upload is retried since the server last accepted bytes. */
  retryLimit: 600_000,
  /** How long any other request is retried. */
  operationRetryLimit: 120_000,
  /** Time without progress after which a connection counts as lost. */
  stallLimit: 120_000,
  /** How long canceling waits for the server to delete the upload. */
  cancelLimit: 5_000,
} as const
