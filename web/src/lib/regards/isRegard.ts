import type { Regard } from '../../../../cms/src/payload-types'

/** Whether the server's answer is an issue: one without its number or its date cannot be drawn. */
export function isRegard(regard: Regard | null | undefined): regard is Regard {
  return Number.isInteger(regard?.numero) && typeof regard?.dateParution === 'string'
}
