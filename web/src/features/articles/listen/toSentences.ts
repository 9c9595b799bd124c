/** A sentence of a text: the offsets of its first letter, and after its last. */
export type TextRange = { start: number; end: number }

/** The end of a sentence, with what closes it, before what may begin another. */
const sentenceEnd = /(?<![.!?…])[.!?…]+(?:\s*[»”"’)\]]+)?(?=\s+[«“"([—–-]?\s*[\p{Lu}\p{N}])/gu

/** A full stop after these ends no sentence. */
const abbreviation =
  /(?:^|[^\p{L}])(?:\p{Lu}|MM|Dr|Me|St|Ste|av|apr?|cf|env|ex|éd|fig|vol|chap|art|coll|dir|pp?|n°|J\.-C)\.$/u

/** Longer sentences are divided at a pause: browsers stop a long utterance. */
const maxLength = 280
const pause = /[;:,](?=\s)/gu

/** Divides a paragraph into sentences, and the lines of a verse, that are spoken one after the other. */
export function toSentences(text: string): TextRange[] {
  const stops = [...text.matchAll(sentenceEnd)]
    .map(({ index, 0: sign }) => index + sign.length)
    .filter((end) => !abbreviation.test(text.slice(0, end)))
  const lines = [...text.matchAll(/\n/g)].map(({ index }) => index)
  const ends = [...stops, ...lines].sort((one, other) => one - other)
  return toRanges(text, [...ends, text.length]).flatMap((range) => divide(text, range))
}

function toRanges(text: string, ends: number[], first = 0): TextRange[] {
  let from = first
  return ends.flatMap((end) => {
    const piece = text.slice(from, end)
    const start = from + piece.length - piece.trimStart().length
    const range = { start, end: start + piece.trim().length }
    from = end
    return range.end > range.start ? [range] : []
  })
}

function divide(text: string, { start, end }: TextRange): TextRange[] {
  if (end - start <= maxLength) return [{ start, end }]
  const ends: number[] = []
  let from = start
  let last: number | undefined
  for (const { index } of text.slice(start, end).matchAll(pause)) {
    const at = start + index + 1
    if (at - from > maxLength && last !== undefined) {
      ends.push(last)
      from = last
    }
    last = at
  }
  if (end - from > maxLength && last !== undefined && last > from) ends.push(last)
  return toRanges(text, [...ends, end], start)
}
