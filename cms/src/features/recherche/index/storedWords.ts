import { fromSmallStem } from '@regards/text-analysis'

/**
 * Texts as the index keeps them: their words in order, between spaces. A word is its stem, then the
 * rest that completes it: ` brod/ees `, ` travail/=travaux `; a small word has a stem of its own.
 * So one text answers for stems and for exact words. The word `/` ends the words in order:
 * compounds follow it. Any other word that begins with `/` is a mark, such as the mark of a page.
 */
const END = '/'

/** @param word folded */
export function toStoredWord(word: string, racine: string): string {
  if (isSmallStem(racine)) return `${racine}/`
  return `${racine}/${word.startsWith(racine) ? word.slice(racine.length) : `=${word}`}`
}

/** Text of words in order, and of compounds beside them; empty if there are none. */
export const toStoredText = (words: string[], compounds: string[]): string =>
  words.length > 0 ? ` ${[...words, END, ...compounds].join(' ')} ` : ''

/** Text of several pages: each begins with a mark, so that no words follow each other over two pages. */
export const joinPages = (pages: { page: number; text: string }[]): string =>
  pages.map(({ page, text }) => ` /p${page}${text || ' '}`).join('')

/** Splits a text of `joinPages` into pages. */
export function splitPages(text: string): { page: number; text: string }[] {
  const [, ...parts] = text.split(/ \/p(\d+)(?= )/)
  return parts.flatMap((part, index) =>
    index % 2 === 0 ? [{ page: Number(part), text: parts[index + 1] ?? '' }] : [],
  )
}

/** String that a stored text contains for each occurrence of a stem. */
export const toStemPart = (racine: string): string => ` ${racine}/`

/** String that a stored text contains for adjacent words. */
export const toSequencePart = (storedWords: string[]): string => ` ${storedWords.join(' ')} `

/** Stems of a text, in order. */
export const listStems = (text: string): string[] =>
  splitWords(text).map((stored) => stored.slice(0, stored.indexOf('/')))

/** A text for a full-text index: its stems in order, then its small words, each once. */
export function toFullText(text: string): string {
  const stems = listStems(text)
  const small = new Set(stems.filter(isSmallStem))
  return [...stems.filter((stem) => !isSmallStem(stem)), ...small].join(' ')
}

export const isSmallStem = (stem: string): boolean => fromSmallStem(stem) !== undefined

/** Folded words of texts, each once. */
export const listWords = (...texts: string[]): string[] => [
  ...new Set(texts.flatMap(splitWords).map(toWord)),
]

function toWord(stored: string): string {
  const [stem = '', ending = ''] = stored.split('/')
  const small = fromSmallStem(stem)
  if (small !== undefined) return small
  return ending.startsWith('=') ? ending.slice(1) : stem + ending
}

const splitWords = (text: string): string[] =>
  text.split(' ').filter((stored) => stored !== '' && !stored.startsWith(END))
