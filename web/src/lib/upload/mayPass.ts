import type { ApiError } from '../errors'

/** Whether the same request may succeed later: no answer, 5xx, 408 or 429 (specification, section 8). */
export function mayPass({ status }: Pick<ApiError, 'status'>): boolean {
  return status === 0 || status >= 500 || status === 408 || status === 429
}
