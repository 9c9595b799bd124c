import { storageErrors, type StorageErrorCode } from './storageErrors'

/** The HTTP status of a code (specification, section 8); 0 where HTTP has no part in it. */
export function toStorageStatus(code: StorageErrorCode): number {
  return storageErrors[code].status ?? 0
}
