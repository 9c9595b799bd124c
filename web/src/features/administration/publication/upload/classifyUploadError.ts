import type { DetailedError } from 'tus-js-client'
import { ApiError, createHttpError, createNetworkError } from '@web/lib/api/errors'
import { isTransientError } from '@web/lib/api/isTransientError'
import { toUploadError, UploadError } from './UploadError'

/** What to do after an upload error. */
export type RetryDecision =
  /**
   * Retry from the server's offset after at least `minDelayMs` milliseconds; `isConnectionLost`:
   * there was no response.
   */
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

/** The server's code, and that of a response without a code. Other conflicts are not retried. */
const offsetConflictCodes = ['offset-conflict', 'http']
