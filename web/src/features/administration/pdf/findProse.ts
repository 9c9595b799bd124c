import { foldText } from './foldText'

/** Lines of which two out of three in a row are running text. */
const span = 3
const minProse = 2
const longLine = 80
const minWords = 5
const minSentence = 8

/** Headings of what stands beside a table of contents as a text of its own. */
const heading =
  /^(?:l ?)?(?:edito(?:rial)?|avant-propos|(?:le )?mot (?:de|du|des) .{3,40})[\s.!:]*$/u

/**
 * Where running text begins in lines of a page, with its heading; their number when there is none. An entry
 * of a table of contents may have two lines, and a sentence below it: two lines of prose in a row are
 * none.
 */
export function findProse(lines: string[]): number {
  const prose = lines.map(isProse)
  const at = prose.findIndex((isOne, index) => {
    const near = prose.slice(index, index + span)
    return isOne && near.length === span && near.filter(Boolean).length >= minProse
  })
  if (at < 0) return lines.length
  // The first line of a paragraph does not look like one: the next goes on in a sentence.
  const begin = at > 0 && startsLow(lines[at]) && !endsSentence(lines[at - 1]) ? at - 1 : at
  return begin > 0 && heading.test(foldText(lines[begin - 1] ?? '')) ? begin - 1 : begin
}

function isProse(line: string): boolean {
  const words = line.split(' ').length
  if (line.length > longLine) return true
  if (words >= minWords && (startsLow(line) || /\p{L}-$/u.test(line))) return true
  if (words >= minWords && /\p{Ll}{2}[.!?…]\s\p{Lu}/u.test(line)) return true
  return words >= minSentence && endsSentence(line)
}

const startsLow = (line = '') => /^\p{Ll}/u.test(line)

const endsSentence = (line = '') => /[.!?…]$/u.test(line)
