import type { ApiError } from './errors'

/** The server's disk is full: that does not pass while a person waits. */
export const INSUFFICIENT_STORAGE = 507

/** Whether the same request may succeed later: no answer, 5xx, 408 or 429 (specification, section 8). */
export function isTransientError({ status }: Pick<ApiError, 'status'>): boolean {
  if (status === INSUFFICIENT_STORAGE) return false
  return status === 0 || status >= 500 || status === 408 || status === 429
}
