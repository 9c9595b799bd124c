import type { ApiError } from '../api/errors'
import { storageErrors } from './storageErrors'
import { toStorageCode } from './toStorageCode'
import { UploadError } from './UploadError'

/** An answer without a code of its own is not the server's, or says nothing precise. */
const noCode = 'http'

/** A refusal: the server answered, and trying again would change nothing. */
export function toUploadError(refusal: ApiError): UploadError {
  const code = toStorageCode(refusal)
  const isPrecise = refusal.code !== noCode || code === 'storage/unknown'
  return new UploadError(code, {
    message: isPrecise ? refusal.message : storageErrors[code].message,
    status: refusal.status,
    serverCode: refusal.code,
    cause: refusal,
  })
}
