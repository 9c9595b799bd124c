import type { Regard } from '@payload-types'

/** Whether a response is an issue that can be displayed: it has a number and a date. */
export function isRegard<Part extends Pick<Regard, 'numero' | 'dateParution'>>(
  regard: Part | null | undefined,
): regard is Part {
  return Number.isInteger(regard?.numero) && typeof regard?.dateParution === 'string'
}
