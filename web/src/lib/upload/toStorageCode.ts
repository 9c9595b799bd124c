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

/** Server codes for invalid file content, all mapped to one code of the specification. */
const formatCodes: ReadonlySet<string> = new Set(['invalid-pdf', 'invalid-image', 'empty-file'])

/**
 * Maps an error response to a code of the specification: by its status (section 8), else by the
 * server's code if the specification has it, else `storage/unknown`.
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
