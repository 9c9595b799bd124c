import type { Field } from 'payload'

/** Fields of a file that no form shows, and that tell that it was replaced. */
const FILE_FIELDS = new Set(['filename', 'filesize', 'prefix'])

/** Set by Payload with every change. */
const BOOKKEEPING = new Set(['id', 'createdAt', 'updatedAt', '_status'])

/** Names of fields whose value must never leave its record, whatever else their field says. */
const SECRET = /password|motDePasse|secret|jeton|token|hash|salt|secours|recovery|passkey/i

/**
 * Whether the journal shows the value of a field: those that a form shows, and those that tell of a
 * file. Never a secret, nor what the server keeps for itself (`hidden`, `virtual`).
 */
export function isRecorded(field: Field): boolean {
  if (field.type === 'ui' || field.type === 'join') return false
  const name = 'name' in field ? field.name : undefined
  if (name === undefined) return true
  if (FILE_FIELDS.has(name)) return true
  if (BOOKKEEPING.has(name) || SECRET.test(name)) return false
  const isHidden =
    ('hidden' in field && field.hidden) || field.admin?.hidden || field.admin?.disabled
  const isVirtual = 'virtual' in field && Boolean(field.virtual)
  return !isHidden && !isVirtual
}
