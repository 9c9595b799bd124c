import { ValidationError, type APIError } from 'payload'

import { apiError, isApiError, type ApiError } from './apiErrors'
import type { ErrorCode } from '@regards/contract/errors/errorCodes'
import { isOutage } from './isOutage'

export type ErrorBody = {
  errors: { message: string; code: string; name?: string; data?: Record<string, unknown> }[]
}

export interface ErrorResponse {
  status: number
  body: ErrorBody
  retryAfterSeconds?: number | undefined
}

const DEFAULT_CODES: Record<number, ErrorCode> = {
  400: 'invalid-request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  409: 'conflict',
  413: 'file-too-large',
  422: 'unprocessable',
  423: 'locked',
  429: 'too-many-requests',
  503: 'service-unavailable',
}

/** French messages by HTTP status, in place of Payload's own, some of which are English only. */
const MESSAGES: Record<number, string> = {
  401: 'Vous devez être connecté pour faire cela.',
  403: 'Vous n’avez pas le droit de faire cela.',
  404: 'Ce que vous cherchez n’existe pas.',
  413: 'Ce qui est envoyé est trop grand.',
  423: 'Quelqu’un d’autre écrit dans cette fiche\u00a0: rechargez-la pour voir qui.',
}

/** Message of the rich-text editor (English only) for nodes that it did not produce. */
const EDITOR_ERROR = /node failed to validate/
const INVALID_TEXT = 'Ce texte contient un lien ou un élément qui n’est pas valable.'

/** Messages of busboy, which Payload passes on as server errors. */
const FORM_ERROR = /^(?:Malformed part header|Unexpected end of (?:form|file))$/

const isMalformedForm = ({ message, status }: Partial<APIError>): boolean =>
  status === undefined && FORM_ERROR.test(message ?? '')

/** Every failed sign-in gets the same response (specification, section 8). */
const SIGN_IN_ERRORS = new Set(['AuthenticationError', 'LockedAuth', 'UnverifiedEmail'])

/** Maps an error to a French message and an English code; only logs details of unexpected ones. */
export function toErrorResponse(error: unknown): ErrorResponse {
  if (isApiError(error)) {
    const { status, message, code, retryAfterSeconds, details } = error
    return {
      ...buildErrorResponse(status, message, code, undefined, details),
      retryAfterSeconds,
    }
  }
  if (isOutage(error)) return toErrorResponse(apiError('service-unavailable'))
  const known = (typeof error === 'object' && error !== null ? error : {}) as Partial<APIError>
  const { name = '', status, isPublic } = known
  if (SIGN_IN_ERRORS.has(name)) {
    return toErrorResponse(apiError('invalid-credentials'))
  }
  if (error instanceof ValidationError) return fromValidationError(error)
  if (name === 'QueryError') return toErrorResponse(apiError('invalid-query'))
  if (name === 'CastError') return toErrorResponse(apiError('invalid-argument'))
  if (isMalformedForm(known)) return toErrorResponse(apiError('invalid-form'))
  if (error instanceof SyntaxError) return toErrorResponse(apiError('invalid-json'))
  if (status && status >= 400 && status < 500 && isPublic !== false) {
    return buildErrorResponse(
      status,
      MESSAGES[status] ?? 'La requête n’est pas valable.',
      DEFAULT_CODES[status] ?? 'invalid-request',
    )
  }
  return toErrorResponse(apiError('internal-error'))
}

type FieldError = { message: string; path: string; label?: unknown }

/** Payload's validation messages that say « Ce champ » without naming the field. */
const GENERIC_FIELD_MESSAGE = /^Ce champ /

/**
 * Replaces « Ce champ » with the field's label, and adds neither a colon nor commas: the panel
 * would take them for a list of fields.
 */
function includeFieldLabel({ message, label }: FieldError): string {
  if (typeof label !== 'string') return message
  return message.replace(
    GENERIC_FIELD_MESSAGE,
    `Le champ «\u00a0${label.replaceAll(' > ', ' › ')}\u00a0» `,
  )
}

function fromValidationError(error: ValidationError) {
  const data = error.data as { errors?: FieldError[] } | undefined
  const given = (data?.errors ?? []).map(({ message, ...fault }) => ({
    ...fault,
    message: EDITOR_ERROR.test(message) ? INVALID_TEXT : message,
  }))
  const faults = given.map(({ message, path }) => ({ message, path }))
  const messages = [...new Set(given.map(includeFieldLabel))]
  return buildErrorResponse(
    400,
    joinSentences(messages) || error.message,
    'validation',
    'ValidationError',
    {
      errors: faults,
    },
  )
}

/** Joins sentences with full stops; the last one is left unchanged. */
const joinSentences = (messages: string[]): string =>
  messages
    .map((message, index) => (index < messages.length - 1 ? message.replace(/\.$/, '') : message))
    .join('. ')

function buildErrorResponse(
  status: number,
  message: string,
  code: ApiError['code'],
  name?: string,
  data?: Record<string, unknown>,
) {
  const entry = { message, code, ...(name ? { name } : {}), ...(data ? { data } : {}) }
  return { status, body: { errors: [entry] } satisfies ErrorBody }
}
