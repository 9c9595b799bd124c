import type { TextField } from 'payload'

/**
 * Optional field of an ISSN (ISO 3297), stored as `NNNN-NNNC`. Typed without its hyphen, with a dash
 * or with a small x, it is corrected; with a wrong check digit, it is rejected.
 */
export const issnField = (name: string, description: string): TextField => ({
  type: 'text',
  name,
  label: 'ISSN',
  hooks: { beforeValidate: [({ value }) => normalizeIssn(value)] },
  validate: validateIssn,
  admin: { description, placeholder: '1234-5679' },
})

/** Returns a value that may be an ISSN in its usual form, and others as they are. */
export function normalizeIssn(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const signs = value.replace(/^\s*ISSN\b/i, '').replace(/[\s:\-‐‑–—.]/g, '')
  if (signs === '') return null
  return /^\d{7}[\dx]$/i.test(signs)
    ? `${signs.slice(0, 4)}-${signs.slice(4).toUpperCase()}`
    : value.trim()
}

/** @returns true, or an error message; an empty value is valid */
export function validateIssn(value: unknown): string | true {
  if (value === undefined || value === null || value === '') return true
  if (typeof value !== 'string' || !/^\d{4}-\d{3}[\dX]$/.test(value)) {
    return 'Indiquez huit signes comme 1234-5679.'
  }
  return toCheckDigit(value) === value.at(-1)
    ? true
    : 'Ce n’est pas un ISSN\u00a0: son dernier signe ne correspond pas aux autres. Vérifiez chaque chiffre.'
}

/** Digits are weighted 8 to 2; the check digit makes their sum a multiple of 11. */
function toCheckDigit(issn: string): string {
  const digits = issn.replace('-', '').slice(0, 7)
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? 'X' : String(check)
}
