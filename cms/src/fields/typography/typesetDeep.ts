import { typeset } from './typeset'

/**
 * Applies `typeset` to all strings of a nested default value; addresses and names are unaffected.
 */
export function typesetDeep<T>(value: T): T {
  if (typeof value === 'string') return typeset(value) as T
  if (Array.isArray(value)) return value.map(typesetDeep) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]) => [key, typesetDeep(part as unknown)])
  return Object.fromEntries(entries) as T
}
