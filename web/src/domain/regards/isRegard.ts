import type { Regard } from '@payload-types'

/** Whether the server's answer is an issue: one without its number or its date cannot be drawn. */
export function isRegard<Part extends Pick<Regard, 'numero' | 'dateParution'>>(
  regard: Part | null | undefined,
): regard is Part {
  return Number.isInteger(regard?.numero) && typeof regard?.dateParution === 'string'
}
