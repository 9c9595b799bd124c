import { createHash } from 'node:crypto'

import { env } from '../lib/env'

/** What marks the file of an issue of the old site (field `uploadId`): a second run finds it again. */
export const uploadIdOf = (key: string, field: 'pdf' | 'couverture'): string =>
  `firebase:${key}:${field}`

/** Where the files of an issue go that cannot keep their old folder: the same one in every run. */
export function folderOf(key: string): string {
  const digest = createHash('sha256').update(`firebase:${key}:folder`).digest('hex')
  return BigInt(`0x${digest}`).toString(36).slice(0, 16)
}

/**
 * The id that an issue of the old site has here. It follows from the old key, so that its counters
 * can be there before it is, and no second run makes another.
 */
export function regardIdOf(key: string): string {
  const hex = createHash('sha256').update(`firebase:${key}`).digest('hex')
  if (env.database.kind === 'mongodb') return hex.slice(0, 24)
  // A UUID of version 8, the one for ids of one's own making (RFC 9562, section 5.8).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
