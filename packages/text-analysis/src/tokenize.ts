import { foldText } from './foldText'
import { isStopWord } from './stopWords'

export interface Token {
  /** Folded: see foldText. */
  word: string
  /** Offsets in the text, in UTF-16 units. */
  start: number
  end: number
}

/** Letters, marks and digits; apostrophes and hyphens separate words: « l’arc-en-ciel ». */
const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Apostrophes that Unicode counts as letters, as Breton keyboards type them. */
const LETTER_APOSTROPHES = /[\u02bb\u02bc]/g

/** Soft hyphens and zero-width characters, which PDFs leave inside words. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** Longest word, in characters; longer ones are addresses or noise. */
const MAX_LENGTH = 40

/** Removes the characters that are invisible and would split words. */
export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** Splits a text into words, in order. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: written, index } of text.replace(LETTER_APOSTROPHES, '’').matchAll(WORD)) {
    const word = foldText(written)
    if (word === '' || word.length > MAX_LENGTH) continue
    tokens.push({ word, start: index, end: index + written.length })
  }
  return tokens
}

const HYPHEN = /^[-\u2010\u2011]$/
const APOSTROPHE = /^['’\u02bb\u02bc]$/
/** Between groups of three digits: « 1 250 », « 1.250 ». */
const DIGIT_SPACE = /^[ \u00a0\u2009\u202f.]$/

/** Lists words also written in one, as one: porte-manteau, 1 250, Breton c’hoar. */
export function joinCompounds(tokens: Token[], text: string): Token[] {
  const compounds: Token[] = []
  let first = 0
  tokens.forEach((last, index) => {
    const next = tokens[index + 1]
    if (next && isJoined(last, next, text.slice(last.end, next.start), index === first)) return
    const parts = tokens.slice(first, index + 1)
    const word = parts.map((part) => part.word).join('')
    // Not « dit-il » or « lui-même ».
    if (parts.length > 1 && word.length <= MAX_LENGTH && !isStopWord(last.word))
      compounds.push({ word, start: parts[0]?.start ?? 0, end: last.end })
    first = index + 1
  })
  return compounds
}

/** @param isFirst whether no part stands before `one` */
function isJoined({ word: one }: Token, { word: other }: Token, gap: string, isFirst: boolean) {
  if (gap.length !== 1) return false
  if (HYPHEN.test(gap)) return !/\d/.test(one + other)
  if (APOSTROPHE.test(gap)) return one.endsWith('c') && other.startsWith('h')
  return (
    DIGIT_SPACE.test(gap) && /^\d{3}$/.test(other) && (isFirst ? /^\d{1,3}$/ : /^\d{3}$/).test(one)
  )
}
