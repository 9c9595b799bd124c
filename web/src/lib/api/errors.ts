import { parseRetryAfter } from './parseRetryAfter'

type FieldError = { path: string; message: string }

type ApiErrorOptions = {
  /** HTTP status; 0 when no answer came. */
  status: number
  /** Stable and English: the server's own, or `network`, `timeout`, `unreadable`, `http`. */
  code: string
  /** French, fit to be shown. */
  message: string
  /** What the server says of single fields. */
  fieldErrors?: FieldError[]
  /** Milliseconds that the server asks to wait before another try. */
  retryAfter?: number
  cause?: unknown
}

/** What a call to the server throws, whatever went wrong. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fieldErrors: FieldError[]
  readonly retryAfter: number

  constructor({ status, code, message, fieldErrors = [], retryAfter = 0, cause }: ApiErrorOptions) {
    super(message, { cause })
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fieldErrors = fieldErrors
    this.retryAfter = retryAfter
  }
}

export function createNetworkError(cause: unknown): ApiError {
  return new ApiError({
    status: 0,
    code: 'network',
    message: 'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.',
    cause,
  })
}

export function createTimeoutError(): ApiError {
  return new ApiError({
    status: 0,
    code: 'timeout',
    message: 'Le serveur met trop de temps à répondre. Réessayez dans un instant.',
  })
}

/** An answer that is none of the server's: a proxy's page, a body that was cut. */
export function createUnreadableError(cause?: unknown): ApiError {
  return new ApiError({
    status: 0,
    code: 'unreadable',
    message: 'La réponse du serveur est illisible. Réessayez dans un instant.',
    cause,
  })
}

/**
 * Reads an answer that is not a success. The server speaks `{"errors": [{message, code, data}]}`;
 * anything else (a proxy's page, an empty body) still gives a French message.
 */
export function createHttpError(
  status: number,
  body: string,
  retryAfterHeader?: string | null,
): ApiError {
  const [first] = parseErrors(body)
  return new ApiError({
    status,
    code: first?.code ?? 'http',
    message: first?.message || getDefaultMessage(status),
    fieldErrors: first?.data?.errors,
    retryAfter: parseRetryAfter(retryAfterHeader),
  })
}

/** The French sentence for anything that was thrown. */
export function toFrenchMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Une erreur inattendue est survenue.'
}

type ServerError = { message?: string; code?: string; data?: { errors?: FieldError[] } }

function parseErrors(body: string): ServerError[] {
  try {
    const parsed = JSON.parse(body) as { errors?: ServerError[] } | null
    return Array.isArray(parsed?.errors) ? parsed.errors : []
  } catch {
    return []
  }
}

function getDefaultMessage(status: number): string {
  const messages: Record<number, string> = {
    401: 'Votre session a expiré. Reconnectez-vous.',
    403: 'Vous n’avez pas le droit de faire cela.',
    404: 'Cet élément n’existe pas ou n’existe plus.',
    413: 'Le fichier est trop volumineux.',
    429: 'Trop de demandes en peu de temps. Réessayez dans un instant.',
    503: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  }
  return messages[status] ?? `Le serveur a répondu par une erreur (${status}).`
}
