type FieldError = { path: string; message: string }

type ApiErrorOptions = {
  /** HTTP status; 0 when there was no response. */
  status: number
  /** Stable, in English: the server's code, or `network`, `timeout`, `unreadable`, `http`. */
  code: string
  /** In French, suitable for display. */
  message: string
  fieldErrors?: FieldError[]
  /** How an account can give its second factor. */
  methods?: string[]
  /** `Retry-After` delay in milliseconds. */
  retryAfter?: number
  cause?: unknown
}

/** Error of a failed API call, whatever the cause. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fieldErrors: FieldError[]
  readonly methods: string[]
  readonly retryAfter: number

  constructor(options: ApiErrorOptions) {
    const { status, code, message, fieldErrors = [], methods = [], retryAfter = 0, cause } = options
    super(message, { cause })
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fieldErrors = fieldErrors
    this.methods = methods
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

/** Error for a response that does not come from the API: a proxy's page, a truncated body. */
export function createUnreadableError(cause?: unknown): ApiError {
  return new ApiError({
    status: 0,
    code: 'unreadable',
    message: 'La réponse du serveur est illisible. Réessayez dans un instant.',
    cause,
  })
}

/**
 * Creates the error of an unsuccessful response. The server sends `{"errors": [{message, code,
 * data}]}`; any other body (a proxy's page, an empty one) gets a default French message.
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
    methods: first?.data?.methods,
    retryAfter: parseRetryAfter(retryAfterHeader),
  })
}

/** French message for any thrown value. */
export function toFrenchMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Une erreur inattendue est survenue.'
}

type ServerError = {
  message?: string
  code?: string
  data?: { errors?: FieldError[]; methods?: string[] }
}

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

/** Parses a `Retry-After` header. @returns milliseconds from now; 0 if it is missing or invalid */
export function parseRetryAfter(header: string | undefined | null): number {
  if (!header) return 0
  const seconds = Number(header)
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1_000
  return Number.isFinite(ms) ? Math.max(ms, 0) : 0
}

/** What the server answers; null for a 404. */
export async function nullIfMissing<Answer>(request: Promise<Answer>): Promise<Answer | null> {
  try {
    return await request
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
