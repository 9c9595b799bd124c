import { stemFrench, toStem } from './stemFrench'
import { isStopWord } from './stopWords'
import { joinCompounds, removeInvisible, tokenize, type Token } from './tokenize'

/** Bounds of a query: what exceeds them is ignored. */
const MAX_QUERY_CHARACTERS = 200
const MAX_TERMS = 8

/** A word that a result must contain, in one of its forms. */
export interface Term {
  /** Folded, and as typed. */
  word: string
  written: string
  /** Stems that stand for it: its own, and that of the compound of which it is a part. */
  stems: string[]
  /** Whether it may be the beginning of a word: the last one, which is perhaps being typed. */
  isOpen: boolean
  /** Whether it is asked for in a phrase only. */
  isInPhrase: boolean
}

/** Words that must follow each other, in just this form. */
export interface Phrase {
  /** Folded. */
  words: string[]
  written: string
}

export interface ParsedQuery {
  /** The query within its bounds, with single spaces. */
  text: string
  /** The words of phrases are among them. */
  terms: Term[]
  phrases: Phrase[]
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
  const phrases: Phrase[] = []
  const found: Term[] = []
  const rest = text.replace(PHRASE, (_match, content: string) => {
    const terms = toTerms(content, true)
    if (terms.length === 0) return ' '
    phrases.push({ words: terms.map(({ word }) => word), written: content.trim() })
    found.push(...terms)
    return ' '
  })
  const loose = toTerms(rest, false)
  const last = loose.at(-1)
  if (last && text.endsWith(last.written)) last.isOpen = true
  return { text, terms: selectTerms([...loose, ...found]), phrases: phrases.slice(0, MAX_TERMS) }
}

function toTerms(text: string, isInPhrase: boolean): Term[] {
  const tokens = tokenize(text)
  const compounds = joinCompounds(tokens, text)
  return tokens.map((token) => ({
    word: token.word,
    written: text.slice(token.start, token.end),
    stems: listStems(token, compounds),
    isOpen: false,
    isInPhrase,
  }))
}

function listStems({ word, start, end }: Token, compounds: Token[]): string[] {
  const whole = compounds.find((compound) => compound.start <= start && end <= compound.end)
  // A small word that is asked for may be a noun.
  const stems = [toStem(word), stemFrench(word), ...(whole ? [stemFrench(whole.word)] : [])]
  return [...new Set(stems)]
}

/** Leaves out the small words, unless there are no others, and what is repeated. */
function selectTerms(terms: Term[]): Term[] {
  const kinds = [
    ({ word }: Term) => !isStopWord(word),
    ({ word }: Term) => word.length > 1,
    () => true,
  ]
  const isWanted = kinds.find((isOfKind) => terms.some(isOfKind))
  const selected = new Map<string, Term>()
  for (const term of terms) {
    if (isWanted?.(term) && !selected.has(term.word)) selected.set(term.word, term)
  }
  return [...selected.values()].slice(0, MAX_TERMS)
}
