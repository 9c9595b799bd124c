import { type APIError, ValidationError } from 'payload'

import { isHouseError, serviceUnavailable } from './houseErrors'
import { isOutage } from './isOutage'

export type HouseErrorBody = {
  errors: { message: string; code: string; name?: string; data?: Record<string, unknown> }[]
}

export interface HouseAnswer {
  status: number
  body: HouseErrorBody
  /** For the header Retry-After. */
  retryAfterSeconds?: number | undefined
}

const CODES: Record<number, string> = {
  400: 'invalid-request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  409: 'conflict',
  413: 'file-too-large',
  422: 'unprocessable',
  429: 'too-many-requests',
  503: 'service-unavailable',
}

/** Payload's own refusals, some of them in English only, in one sentence by status. */
const SENTENCES: Record<number, string> = {
  401: 'Vous devez être connecté pour faire cela.',
  403: 'Vous n’avez pas le droit de faire cela.',
  404: 'Ce que vous cherchez n’existe pas.',
  413: 'Ce qui est envoyé est trop grand.',
}

/** How the editor of long texts refuses what it did not write, in English. */
const EDITOR_FAULT = /node failed to validate/
const INVALID_TEXT = 'Ce texte contient un lien ou un élément qui n’est pas valable.'

/** Specification, section 8: whatever the reason, a failed sign-in says the same thing. */
const SIGN_IN_ERRORS = new Set(['AuthenticationError', 'LockedAuth', 'UnverifiedEmail'])

/**
 * The one mapper from an error to what goes over HTTP: French message, stable English code.
 * Details of unexpected errors stay in the log.
 */
export function toHouseResponse(error: unknown): HouseAnswer {
  if (isHouseError(error)) {
    const { status, message, code, retryAfterSeconds } = error
    return { ...respond(status, message, code), retryAfterSeconds }
  }
  if (isOutage(error)) return toHouseResponse(serviceUnavailable())
  const known = (typeof error === 'object' && error !== null ? error : {}) as Partial<APIError>
  const { name = '', status, isPublic } = known
  if (SIGN_IN_ERRORS.has(name)) {
    return respond(401, 'Email ou mot de passe incorrect.', 'invalid-credentials')
  }
  if (error instanceof ValidationError) return fromValidation(error)
  if (name === 'QueryError') return respond(400, 'La requête est mal formée.', 'invalid-query')
  if (error instanceof SyntaxError) {
    return respond(400, 'La requête est mal formée.', 'invalid-json')
  }
  if (status && status >= 400 && status < 500 && isPublic !== false) {
    return respond(
      status,
      SENTENCES[status] ?? 'La requête n’est pas valable.',
      CODES[status] ?? 'invalid-request',
    )
  }
  return respond(500, 'Une erreur inattendue est survenue.', 'internal-error')
}

type Fault = { message: string; path: string; label?: unknown }

/** Payload's own refusals that say « ce champ » and leave the reader to find which. */
const UNNAMED = /^Ce champ /

/**
 * The message with the field's label in place of « ce champ ». The panel takes a colon and commas for
 * a list of fields, so there are none around the label.
 */
function nameField({ message, label }: Fault): string {
  if (typeof label !== 'string') return message
  return message.replace(UNNAMED, `Le champ «\u00a0${label.replaceAll(' > ', ' › ')}\u00a0» `)
}

function fromValidation(error: ValidationError) {
  const data = error.data as { errors?: Fault[] } | undefined
  const given = (data?.errors ?? []).map(({ message, ...fault }) => ({
    ...fault,
    message: EDITOR_FAULT.test(message) ? INVALID_TEXT : message,
  }))
  const faults = given.map(({ message, path }) => ({ message, path }))
  const messages = [...new Set(given.map(nameField))]
  return respond(400, joined(messages) || error.message, 'validation', 'ValidationError', {
    errors: faults,
  })
}

/** Sentences one after the other; the last keeps or lacks its stop as it was given. */
const joined = (messages: string[]): string =>
  messages
    .map((message, index) => (index < messages.length - 1 ? message.replace(/\.$/, '') : message))
    .join('. ')

function respond(
  status: number,
  message: string,
  code: string,
  name?: string,
  data?: Record<string, unknown>,
) {
  const entry = { message, code, ...(name ? { name } : {}), ...(data ? { data } : {}) }
  return { status, body: { errors: [entry] } satisfies HouseErrorBody }
}

/** The same as a web Response, for routes that are not Payload's. */
export function houseResponse(error: unknown): Response {
  const { status, body, retryAfterSeconds } = toHouseResponse(error)
  return Response.json(body, {
    status,
    headers: {
      'Cache-Control': 'no-store',
      ...(retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}),
    },
  })
}
