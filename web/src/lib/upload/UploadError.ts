import type { ApiError } from '../errors'

/** The specification's codes (section 8) that the straight path can meet. */
type UploadErrorCode =
  | 'storage/unknown'
  | 'storage/object-not-found'
  | 'storage/quota-exceeded'
  | 'storage/unauthenticated'
  | 'storage/unauthorized'
  | 'storage/retry-limit-exceeded'
  | 'storage/canceled'

type UploadErrorParts = {
  code: UploadErrorCode
  /** French, fit to be shown. */
  message: string
  /** HTTP status of the answer that ended the upload; 0 when there was none. */
  status?: number
  /** The server's own code, where it gave one. */
  serverCode?: string
  cause?: unknown
}

/** Why an upload ended without its document. */
export class UploadError extends Error {
  readonly code: UploadErrorCode
  readonly status: number
  readonly serverCode: string | undefined

  constructor({ code, message, status = 0, serverCode, cause }: UploadErrorParts) {
    super(message, { cause })
    this.name = 'UploadError'
    this.code = code
    this.status = status
    this.serverCode = serverCode
  }
}

const codesByStatus: Record<number, UploadErrorCode> = {
  401: 'storage/unauthenticated',
  402: 'storage/quota-exceeded',
  403: 'storage/unauthorized',
  404: 'storage/object-not-found',
}

/** A refusal: the server answered, and trying again would change nothing. */
export function uploadRefused(refusal: ApiError): UploadError {
  return new UploadError({
    code: codesByStatus[refusal.status] ?? 'storage/unknown',
    message: refusal.message,
    status: refusal.status,
    serverCode: refusal.code,
    cause: refusal,
  })
}

export function uploadRetryLimitExceeded(cause?: unknown): UploadError {
  return new UploadError({
    code: 'storage/retry-limit-exceeded',
    message: 'La connexion au serveur n’a pas pu être rétablie à temps. Réessayez plus tard.',
    cause,
  })
}

export function uploadCanceled(): UploadError {
  return new UploadError({ code: 'storage/canceled', message: 'L’envoi a été annulé.' })
}

export function uploadFailed(cause?: unknown): UploadError {
  return new UploadError({
    code: 'storage/unknown',
    message: 'L’envoi a échoué pour une raison inconnue.',
    cause,
  })
}
