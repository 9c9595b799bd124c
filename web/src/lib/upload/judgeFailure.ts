import type { DetailedError } from 'tus-js-client'
import { ApiError, httpError, networkError } from '../errors'
import { mayPass } from './mayPass'
import { toUploadError } from './toUploadError'
import { UploadError } from './UploadError'

/** What to do about a failure of an upload. */
export type Verdict =
  /** Try again from the server's offset, not before `atLeast` milliseconds; `isLost`: no answer. */
  | { then: 'retry'; atLeast: number; isLost: boolean; cause: unknown }
  /** The server has nothing of it any more. */
  | { then: 'anew'; error: UploadError }
  | { then: 'end'; error: UploadError }

/** What to do about what the tus client says. */
export function judgeFailure(error: Error | DetailedError): Verdict {
  if (error instanceof UploadError) return { then: 'end', error }
  if (!('originalRequest' in error)) {
    return { then: 'end', error: new UploadError('storage/unknown', { cause: error }) }
  }
  const { originalRequest, originalResponse: response } = error
  const status = response?.getStatus() ?? 0
  if (!response || status === 0) return judgeRefusal(networkError(error), 'PATCH')
  if (status < 400) {
    // Not what the protocol wants, as an answer without its offset.
    return { then: 'end', error: new UploadError('storage/internal-error', { cause: error }) }
  }
  const refusal = httpError(status, response.getBody(), response.getHeader('Retry-After'))
  return judgeRefusal(refusal, originalRequest.getMethod())
}

/** What to do when all bytes are there but their document could not be had. */
export function judgeReception(error: UploadError): Verdict {
  // What could be tried again was, for as long as such a call may.
  const isFinal = error.code === 'storage/retry-limit-exceeded'
  if (!isFinal && error.cause instanceof ApiError) return judgeRefusal(error.cause, 'PATCH')
  return { then: 'end', error }
}

/** @param method of the request that was refused */
function judgeRefusal(refusal: ApiError, method: string): Verdict {
  if (isGone(refusal, method)) return { then: 'anew', error: toUploadError(refusal) }
  if (mayPass(refusal) || isOutOfStep(refusal, method)) {
    const isLost = refusal.status === 0
    return { then: 'retry', atLeast: refusal.retryAfter, isLost, cause: refusal }
  }
  return { then: 'end', error: toUploadError(refusal) }
}

/** The server no longer knows the upload: it expired, or what arrived was not what was sent. */
function isGone({ status, code }: ApiError, method: string): boolean {
  return (method !== 'POST' && (status === 404 || status === 410)) || code === 'invalid-checksum'
}

/**
 * An upload that is still held by the last request (423), or whose offset moved (409), goes on after
 * another look at the server's offset.
 */
function isOutOfStep({ status, code }: ApiError, method: string): boolean {
  if (method === 'POST') return false
  return status === 423 || (status === 409 && outOfStepCodes.includes(code))
}

/** The server's own code, and the one of an answer without any. Other conflicts are refusals. */
const outOfStepCodes = ['offset-conflict', 'http']
