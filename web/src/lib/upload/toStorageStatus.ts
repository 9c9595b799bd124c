import { storageErrors, type StorageErrorCode } from './storageErrors'

/** The HTTP status of a code (specification, section 8); 0 when it has none. */
export function toStorageStatus(code: StorageErrorCode): number {
  return storageErrors[code].status ?? 0
}
