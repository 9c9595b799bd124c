import type { ApiError } from '../errors'

/** The server's disk is full: that does not pass while a person waits. */
export const NO_ROOM = 507

/** Whether the same request may succeed later: no answer, 5xx, 408 or 429 (specification, section 8). */
export function mayPass({ status }: Pick<ApiError, 'status'>): boolean {
  if (status === NO_ROOM) return false
  return status === 0 || status >= 500 || status === 408 || status === 429
}
