/** Characters that are kept of each side. */
const MAX_LENGTH = 500

/** Characters that are kept before the first difference of two long texts. */
const LEAD_LENGTH = 60

/**
 * Shortens both sides of a change to 500 characters each. Long texts begin shortly before their
 * first difference: the beginning that they share would hide it.
 */
export function shortenSides(avant: string, apres: string): { avant: string; apres: string } {
  const isLong = avant.length > MAX_LENGTH || apres.length > MAX_LENGTH
  const start = isLong ? Math.max(0, findFirstDifference(avant, apres) - LEAD_LENGTH) : 0
  return { avant: cut(avant, start), apres: cut(apres, start) }
}

function findFirstDifference(one: string, other: string): number {
  let index = 0
  while (index < one.length && one[index] === other[index]) index += 1
  return index
}

function cut(text: string, start: number): string {
  const head = start > 0 && text !== '' ? '…' : ''
  const rest = text.slice(start)
  const room = MAX_LENGTH - head.length
  return head + (rest.length > room ? `${rest.slice(0, room - 1)}…` : rest)
}
