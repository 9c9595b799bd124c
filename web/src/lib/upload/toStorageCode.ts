import type { ApiError } from '../api/errors'
import { INSUFFICIENT_STORAGE } from '../api/isTransientError'
import { storageErrors, type StorageErrorCode } from './storageErrors'

const codesByStatus: Partial<Record<number, StorageErrorCode>> = {
  400: 'storage/invalid-argument',
  401: 'storage/unauthenticated',
  402: 'storage/quota-exceeded',
  403: 'storage/unauthorized',
  404: 'storage/object-not-found',
  [INSUFFICIENT_STORAGE]: 'storage/quota-exceeded',
}

/** What the server says of a file’s content, which the specification has one code for. */
const formatCodes: ReadonlySet<string> = new Set(['invalid-pdf', 'invalid-image', 'empty-file'])

/**
 * The specification's code for a refusal: by its status (section 8), else by the server's own code
 * where it is one of the specification's, else unknown.
 */
export function toStorageCode({
  status,
  code,
}: Pick<ApiError, 'status' | 'code'>): StorageErrorCode {
  const byStatus = codesByStatus[status]
  if (byStatus) return byStatus
  if (formatCodes.has(code)) return 'storage/invalid-format'
  const ownCode = `storage/${code}`
  return isStorageCode(ownCode) ? ownCode : 'storage/unknown'
}

function isStorageCode(code: string): code is StorageErrorCode {
  return Object.hasOwn(storageErrors, code)
}
