import { MAX_NUMERO } from '@regards/contract/limits'

import { apiError } from './errors/apiErrors'

/** Whether a value is an issue number: an integer from 1 to 999,999,999. */
export const isNumero = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= MAX_NUMERO

/** Parses an issue number from a URL segment. @throws ApiError 400 invalid-numero */
export function parseNumero(value: unknown): number {
  const numero = typeof value === 'string' && /^[0-9]+$/.test(value) ? Number(value) : Number.NaN
  if (!isNumero(numero)) throw apiError('invalid-numero')
  return numero
}
