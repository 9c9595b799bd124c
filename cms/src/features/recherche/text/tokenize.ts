import { foldText } from './foldText'

/** A word of a text. */
export interface Token {
  /** Folded: see foldText. */
  word: string
  /** As written. */
  written: string
  /** Offsets in the text, in UTF-16 units. */
  start: number
  end: number
}

/** Letters, marks and digits; apostrophes and hyphens separate words: « l’arc-en-ciel ». */
const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Soft hyphens and zero-width characters, which PDFs leave inside words. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** Removes the characters that are invisible and would split words. */
export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** Splits a text into words, in order. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(WORD)) {
    const [written] = match
    tokens.push({
      word: foldText(written),
      written,
      start: match.index,
      end: match.index + written.length,
    })
  }
  return tokens
}
