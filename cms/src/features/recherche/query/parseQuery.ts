import { stemFrench } from '../text/stemFrench'
import { isSearchable } from '../text/stopWords'
import { removeInvisible, tokenize, type Token } from '../text/tokenize'

/** Bounds of a query: what exceeds them is ignored. */
const MAX_QUERY_CHARACTERS = 200
const MAX_TERMS = 8

/** A word that a result must contain, in one of its forms. */
export interface Term {
  /** Folded, and as typed. */
  word: string
  written: string
  stem: string
  /** Whether it may be the beginning of a word: the last one, which is perhaps being typed. */
  isOpen: boolean
}

export interface ParsedQuery {
  /** The query within its bounds, with single spaces. */
  text: string
  terms: Term[]
  /** Sequences of stems that must follow each other; their words are among the terms. */
  phrases: string[][]
}

const PHRASE = /["“”„«]([^"“”„«»]*)["“”»]/g

/** Normalizes a query as it was typed: single spaces, at most 200 characters. */
export const normalizeQuery = (value: unknown): string =>
  typeof value === 'string'
    ? removeInvisible(value.normalize('NFC'))
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .slice(0, MAX_QUERY_CHARACTERS)
        .trim()
    : ''

/**
 * Parses a query: words that must all occur, and exact phrases between quotation marks. There is no
 * other syntax: everything else is a separator.
 * @param text from normalizeQuery
 */
export function parseQuery(text: string): ParsedQuery {
  const terms = new Map<string, Term>()
  const phrases: string[][] = []
  const add = ({ word, written }: Token, isOpen: boolean) => {
    const known = terms.get(word)
    if (!known && terms.size >= MAX_TERMS) return
    terms.set(word, { word, written, stem: stemFrench(word), isOpen: known?.isOpen ?? isOpen })
  }
  const rest = text.replace(PHRASE, (_match, content: string) => {
    const words = tokenize(content).filter(({ word }) => isSearchable(word))
    if (words.length > 1)
      phrases.push(words.slice(0, MAX_TERMS).map(({ word }) => stemFrench(word)))
    for (const word of words) add(word, false)
    return ' '
  })
  const words = tokenize(rest)
  const last = words.at(-1)
  const isLastOpen = last !== undefined && text.endsWith(last.written)
  for (const token of words) {
    if (isSearchable(token.word)) add(token, isLastOpen && token === last)
  }
  return { text, terms: [...terms.values()], phrases: phrases.slice(0, MAX_TERMS) }
}
