import { invalidNumero } from './errors/apiErrors'

/**
 * Parses an issue number from a URL segment.
 * @param value a string of digits; anything else is invalid
 * @returns a safe integer of at least 1
 * @throws ApiError 400 invalid-numero
 */
export function parseNumero(value: unknown): number {
  const numero = typeof value === 'string' && /^[0-9]+$/.test(value) ? Number(value) : Number.NaN
  if (!Number.isSafeInteger(numero) || numero < 1) throw invalidNumero()
  return numero
}
