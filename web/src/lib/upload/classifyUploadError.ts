import type { DetailedError } from 'tus-js-client'
import { ApiError, createHttpError, createNetworkError } from '../api/errors'
import { isTransientError } from '../api/isTransientError'
import { toUploadError } from './toUploadError'
import { UploadError } from './UploadError'

/** What to do about a failure of an upload. */
export type RetryDecision =
  /** Try again from the server's offset, not before `atLeast` milliseconds; `isLost`: no answer. */
  | { action: 'retry'; minDelayMs: number; isConnectionLost: boolean; cause: unknown }
  /** The server has nothing of it any more. */
  | { action: 'anew'; error: UploadError }
  | { action: 'end'; error: UploadError }

/** What to do about what the tus client says. */
export function classifyUploadError(error: Error | DetailedError): RetryDecision {
  if (error instanceof UploadError) return { action: 'end', error }
  if (!('originalRequest' in error)) {
    return { action: 'end', error: new UploadError('storage/unknown', { cause: error }) }
  }
  const { originalRequest, originalResponse: response } = error
  const status = response?.getStatus() ?? 0
  if (!response || status === 0) return classifyHttpError(createNetworkError(error), 'PATCH')
  if (status < 400) {
    // Not what the protocol wants, as an answer without its offset.
    return { action: 'end', error: new UploadError('storage/internal-error', { cause: error }) }
  }
  const refusal = createHttpError(status, response.getBody(), response.getHeader('Retry-After'))
  return classifyHttpError(refusal, originalRequest.getMethod())
}

/** What to do when all bytes are there but their document could not be had. */
export function classifyDocumentError(error: UploadError): RetryDecision {
  // What could be tried again was, for as long as such a call may.
  const isFinal = error.code === 'storage/retry-limit-exceeded'
  if (!isFinal && error.cause instanceof ApiError) return classifyHttpError(error.cause, 'PATCH')
  return { action: 'end', error }
}

/** @param method of the request that was refused */
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

/** The server no longer knows the upload: it expired, or what arrived was not what was sent. */
function isUploadGone({ status, code }: ApiError, method: string): boolean {
  return (method !== 'POST' && (status === 404 || status === 410)) || code === 'invalid-checksum'
}

/**
 * An upload that is still held by the last request (423), or whose offset moved (409), goes on after
 * another look at the server's offset.
 */
function isOffsetConflict({ status, code }: ApiError, method: string): boolean {
  if (method === 'POST') return false
  return status === 423 || (status === 409 && offsetConflictCodes.includes(code))
}

/** The server's own code, and the one of an answer without any. Other conflicts are refusals. */
const offsetConflictCodes = ['offset-conflict', 'http']
