import type { ApiError } from '../api/errors'
import { storageErrors } from './storageErrors'
import { toStorageCode } from './toStorageCode'
import { UploadError } from './UploadError'

/** Code of a response without one: it comes from a proxy, or has no precise message. */
const noCode = 'http'

/** Converts an error response that is not to be retried. */
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
