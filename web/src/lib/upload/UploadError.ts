import { storageErrors, type StorageErrorCode } from './storageErrors'
import { toStorageStatus } from './toStorageStatus'

type UploadErrorOptions = {
  /** French, fit to be shown; the table's own where nobody said it better. */
  message?: string
  /** HTTP status of the answer that ended the upload; the code's own where there was none. */
  status?: number
  /** The server's own code, where it gave one. */
  serverCode?: string
  cause?: unknown
}

/** Why an upload ended without its document. */
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
