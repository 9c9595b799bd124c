/** A sentence of a text: the offsets of its first letter, and after its last. */
export type TextRange = { start: number; end: number }

/** The end of a sentence with closing signs, before a possible next sentence. */
const sentenceEnd = /(?<![.!?…])[.!?…]+(?:\s*[»”"’)\]]+)?(?=\s+[«“"([—–-]?\s*[\p{Lu}\p{N}])/gu

/** A full stop after these ends no sentence. */
const abbreviation =
  /(?:^|[^\p{L}])(?:\p{Lu}|MM|Dr|Me|St|Ste|av|apr?|cf|env|ex|éd|fig|vol|chap|art|coll|dir|th|pp?|n°|J\.-C)\.$/u

/** Divides a paragraph into sentences, and the lines of a verse, that are spoken one after the other. */
export function toSentences(text: string): TextRange[] {
  const stops = [...text.matchAll(sentenceEnd)]
    .map(({ index, 0: sign }) => index + sign.length)
    .filter((end) => !abbreviation.test(text.slice(0, end)))
  const lines = [...text.matchAll(/\n/g)].map(({ index }) => index)
  const ends = [...stops, ...lines].sort((one, other) => one - other)
  return toRanges(text, [...ends, text.length])
}

function toRanges(text: string, ends: number[]): TextRange[] {
  let from = 0
  return ends.flatMap((end) => {
    const piece = text.slice(from, end)
    const start = from + piece.length - piece.trimStart().length
    const range = { start, end: start + piece.trim().length }
    from = end
    return range.end > range.start ? [range] : []
  })
}
