/**
 * Divides a sentence into utterances: at its pauses, else between words.
 * @param maxLength longest utterance, in characters, but for a longer word
 */
export function divideUtterance(text: string, maxLength: number): string[] {
  if (text.length <= maxLength) return [text]
  const start = text.slice(0, maxLength + 1)
  const at = findLast(start, /[;:,.!?…](?=\s)/g) || findLast(start, /\S(?=\s)/g)
  const end = at || text.search(/\s/)
  if (end <= 0) return [text]
  return [text.slice(0, end).trim(), ...divideUtterance(text.slice(end).trim(), maxLength)]
}

/** The offset after the last match; 0 without one. */
const findLast = (text: string, sign: RegExp): number =>
  [...text.matchAll(sign)].reduce((_last, { index, 0: found }) => index + found.length, 0)
