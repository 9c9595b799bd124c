import type { ApiError } from '../../../../lib/api/errors'
import { storageErrors, toStorageCode, type StorageErrorCode } from './storageErrors'

type UploadErrorOptions = {
  /** In French, suitable for display; defaults to the message in `storageErrors`. */
  message?: string
  /** HTTP status of the failed response; defaults to that of the code (specification, section 8), or 0. */
  status?: number
  /** Error code of the server's response, if any. */
  serverCode?: string
  cause?: unknown
}

/** Why an upload failed. */
export class UploadError extends Error {
  readonly code: StorageErrorCode
  readonly status: number
  readonly serverCode: string | undefined

  constructor(
    code: StorageErrorCode,
    {
      message = storageErrors[code].message,
      status = storageErrors[code].status ?? 0,
      serverCode,
      cause,
    }: UploadErrorOptions = {},
  ) {
    super(message, { cause })
    this.name = 'UploadError'
    this.code = code
    this.status = status
    this.serverCode = serverCode
  }
}

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
