import { INITIAL_SIZE, type Line, type Word } from '@regards/pdf-engine/groupLines'
import type { Box } from '@regards/pdf-engine/units'
import { LEADERS } from '../../text/contents'

/** A word of a text, or one part of a divided word. */
export interface PlacedWord {
  texte: string
  box: Box
  /** The whole word of which this is a part. */
  entier?: string
  /** Whether it continues the word before it. */
  suite?: boolean
  isItalic?: boolean
  isBold?: boolean
  family?: string
  colour?: number
}

/** Parts of a text: of a paragraph, an item of a list, a cell. */
export interface JoinedText {
  texte: string
  mots: PlacedWord[]
}

/** Whether the PDF has a word, in lower case, undivided at least `times` times (1 by default). */
export type IsKnownWord = (word: string, times?: number) => boolean

/** First parts of compounds, whose hyphen stays at the end of a line. */
const COMPOUND_START =
  /(?:^|[\s’'«(-])(?:peut|celui|celle|ceux|celles|lui|elle|eux|elles|moi|toi|soi|nous|vous|grand|grands|demi|mi|non|après|avant|arrière|contre|entre|quelques|vis|vis-à|c’est|c'est|c’est-à|c'est-à|là|sous|vice|quasi|semi|micro|mini|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|quarante|cinquante|soixante|quatre-vingt|saint|sainte|porte|garde|cache|(?!après|avant)\p{L}+-(?:en|et|de|du|à|au|aux|la|le|les|sur|sous))-$/iu

/** Second parts whose hyphen stays, and those of few letters before it. */
const COMPOUND_END =
  /^(?:(?:ci|là|même|mêmes|je|tu|il|elle|on|nous|vous|ils|elles|ce|être)$|(?:en|et|de|du|à|au|la|le|t)-)/
const SHORT_COMPOUND =
  /(?:^|[\s’'«(-])(?:au|ci|là|par)-(?:delà|dessus|dessous|devant|dedans|dehors|contre|joint|après|bas|haut)/i

/** Capitals that are words: À, Y. */
const ONE_LETTER_WORD = /^[AÀYÔ]$/

/**
 * Joins lines of words: a word that is divided over two of them, or behind an initial, becomes one.
 * Dots before the page of an entry become « … ».
 * @param isEnd whether the author ends a line where it ends
 */
export function joinLines(
  lines: Word[][],
  isKnownWord: IsKnownWord,
  isEnd: (line: number) => boolean = () => false,
): JoinedText {
  const joined: JoinedText = { texte: '', mots: [] }
  const { mots } = joined
  let isInitial = false
  for (const [at, line] of lines.entries()) {
    const separator = isEnd(at - 1) ? '\n' : ' '
    for (const [index, word] of line.entries()) {
      const last = mots.at(-1)
      const isNewLine = index === 0 && last !== undefined
      const text = word.texte
      const ending = isNewLine ? readEnding(joined.texte, text, isKnownWord) : undefined
      const isRest = isInitial && last && isRestOfWord(last.texte, text, isKnownWord)
      if (last && (ending || isRest)) {
        if (ending === 'divided') dropHyphen(joined)
        joined.texte += text
        continueWord(mots, toPlaced(word))
      } else {
        if (last?.texte.endsWith('\u00ad')) dropHyphen(joined)
        joined.texte += joined.texte === '' ? text : (isNewLine ? separator : ' ') + text
        mots.push(toPlaced(word))
      }
      isInitial = word.isInitial ?? false
    }
  }
  joined.texte = joined.texte.replace(LEADERS, ' … ')
  return joined
}

const toPlaced = ({ texte, box, isItalic, isBold, family, colour }: Word): PlacedWord => ({
  texte,
  box,
  ...(isItalic && { isItalic }),
  ...(isBold && { isBold }),
  ...(family !== undefined && { family, colour }),
})

/** Takes the hyphen off the end of a text, and of its last word. */
export function dropHyphen(joined: JoinedText): void {
  joined.texte = joined.texte.slice(0, -1)
  const last = joined.mots.at(-1)
  if (last) last.texte = last.texte.slice(0, -1)
}

/** Adds a part to the last word; each of its parts has the whole. */
export function continueWord(mots: PlacedWord[], part: PlacedWord): void {
  const first = mots.findLastIndex(({ suite }) => !suite)
  mots.push({ ...part, suite: true })
  const parts = mots.slice(first)
  const entier = parts.map(({ texte }) => texte).join('')
  for (const each of parts) each.entier = entier
}

/** Joins an initial letter with the text behind it. */
export function joinInitial(
  initial: JoinedText,
  { texte, mots: [first, ...rest] }: JoinedText,
  isKnownWord: IsKnownWord,
): JoinedText {
  if (!first) return initial
  const mots = [...initial.mots]
  if (!isRestOfWord(initial.texte, first.texte, isKnownWord)) {
    return { texte: `${initial.texte} ${texte}`, mots: [...mots, first, ...rest] }
  }
  continueWord(mots, first)
  return { texte: initial.texte + texte, mots: [...mots, ...rest] }
}

/**
 * Reads whether a line's end divides a word.
 * @returns 'divided' when its hyphen goes, 'compound' when it stays, undefined between two words
 */
export function readEnding(
  text: string,
  line: string,
  isKnownWord: IsKnownWord,
): 'divided' | 'compound' | undefined {
  if (text.endsWith('\u00ad')) return /^\p{L}/u.test(line) ? 'divided' : undefined
  if (/\d[-\u2010]$/.test(text) && /^\d/.test(line)) return 'compound'
  if (!/\p{L}[-\u2010]$/u.test(text) || !/^\p{L}/u.test(line)) return undefined
  return isDivided(text, line, isKnownWord) ? 'divided' : 'compound'
}

function isDivided(text: string, line: string, isKnownWord: IsKnownWord): boolean {
  // A capital after the hyphen: Saint-Étienne, Rhône-Alpes; not in a title in capitals.
  if (/^\p{Lu}/u.test(line) && !/\p{Lu}{2}[-\u2010]$/u.test(text)) return false
  const start = /(?<![\p{L}-])[\p{L}-]+[-\u2010]$/u.exec(text)?.[0].toLowerCase() ?? ''
  const end = /^[\p{L}-]+/u.exec(line)?.[0].toLowerCase() ?? ''
  if (isKnownWord(start.slice(0, -1) + end)) return true
  if (isKnownWord(`${start.slice(0, -1)}-${end}`)) return false
  if (/^i[èe]mes?$/.test(end)) return true
  if (SHORT_COMPOUND.test(text + line)) return false
  return !COMPOUND_START.test(text) && !COMPOUND_END.test(end)
}

/** Whether a text goes on with the word that an initial letter begins. */
function isRestOfWord(initial: string, text: string, isKnownWord: IsKnownWord): boolean {
  const letter = /\p{Lu}['’]?$/u.exec(initial)?.[0]
  if (!letter || !/^[\p{L}’']/u.test(text)) return false
  const word = /^[\p{L}-]+/u.exec(text)?.[0] ?? ''
  if (!ONE_LETTER_WORD.test(letter) || isKnownWord((letter + word).toLowerCase())) return true
  // The rest of « Avec » behind « A » is no word elsewhere.
  return !/^[’']/.test(text) && !isKnownWord(word.toLowerCase(), 2)
}

/** An initial letter, with a sign before or behind it. */
export const INITIAL = /^[«“"(]?\s?\p{Lu}['’]?$/u

/**
 * Puts initials that stand over several lines before the line at their top.
 * @param lines as listed
 */
export function addInitials(lines: Line[]): Line[] {
  const added = new Set<Line>()
  for (const initial of lines) {
    if (!INITIAL.test(initial.text)) continue
    const beside = lines
      .filter((line) => isBeside(initial, line))
      .sort((one, other) => one.baseline - other.baseline)[0]
    if (!beside || added.has(beside)) continue
    beside.words.unshift(...initial.words.map((word) => ({ ...word, isInitial: true })))
    beside.text = `${initial.text} ${beside.text}`
    added.add(initial)
  }
  return lines.filter((line) => !added.has(line))
}

function isBeside(initial: Line, line: Line): boolean {
  if (line === initial || line.angle !== initial.angle) return false
  if (initial.size < INITIAL_SIZE * line.size) return false
  const distance = line.box[0] - initial.box[2]
  const middle = (line.box[1] + line.box[3]) / 2
  return (
    distance > -0.3 * initial.size &&
    distance < 2 * line.size &&
    middle > initial.box[1] &&
    middle < initial.box[3]
  )
}
