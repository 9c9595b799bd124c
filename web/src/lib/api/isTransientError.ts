import type { ApiError } from './errors'

/** HTTP status of a full disk, which is not retried: waiting does not help. */
export const INSUFFICIENT_STORAGE = 507

/** Whether a retry may succeed: no response, 5xx, 408 or 429 (specification, section 8). */
export function isTransientError({ status }: Pick<ApiError, 'status'>): boolean {
  if (status === INSUFFICIENT_STORAGE) return false
  return status === 0 || status >= 500 || status === 408 || status === 429
}
