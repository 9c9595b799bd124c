import { createHash } from 'node:crypto'

/**
 * Permanent id of an issue, made of the moment of its creation: it stays with another number,
 * domain or database.
 * @param createdAt of its record, as an ISO date-time
 */
export function toIssueUrn(createdAt: string): string {
  const hash = createHash('sha256').update(`regards/${new Date(createdAt).toISOString()}`)
  // Version 8 of RFC 9562: its 122 other bits are free.
  const hex = hash.digest('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return `urn:uuid:${[...parts, hex.slice(20, 32)].join('-')}`
}

let last = 0

/**
 * Returns the present moment for a new issue, as an ISO date-time, or the next one that this process gave
 * no issue yet: an import makes several at once, and two with one moment would have one URN.
 */
export function takeIssueMoment(): string {
  last = Math.max(Date.now(), last + 1)
  return new Date(last).toISOString()
}
