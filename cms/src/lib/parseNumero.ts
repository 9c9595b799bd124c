import { invalidNumero } from './errors/apiErrors'

/**
 * Reads the number of an issue in an address.
 * @throws HouseError 400 invalid-numero
 */
export function parseNumero(value: unknown): number {
  const numero = typeof value === 'string' && /^[0-9]+$/.test(value) ? Number(value) : Number.NaN
  if (!Number.isSafeInteger(numero) || numero < 1) throw invalidNumero()
  return numero
}
