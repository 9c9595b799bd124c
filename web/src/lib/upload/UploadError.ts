import { storageErrors, type StorageErrorCode } from './storageErrors'
import { toStorageStatus } from './toStorageStatus'

type UploadErrorOptions = {
  /** In French, suitable for display; defaults to the message in `storageErrors`. */
  message?: string
  /** HTTP status of the failed response; defaults to the status of the code. */
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
      status = toStorageStatus(code),
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
