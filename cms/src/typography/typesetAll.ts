import { typeset } from './typeset'

/** Texts that the site starts with, whatever they are nested in; addresses and names come through. */
export function typesetAll<T>(value: T): T {
  if (typeof value === 'string') return typeset(value) as T
  if (Array.isArray(value)) return value.map(typesetAll) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]) => [key, typesetAll(part as unknown)])
  return Object.fromEntries(entries) as T
}
