import { stemFrench, toStem } from './stemFrench'
import { isStopWord } from './stopWords'
import { joinCompounds, removeInvisible, tokenize, type Token } from './tokenize'

/** Bounds of a query; the excess is ignored. */
const MAX_QUERY_CHARACTERS = 200
const MAX_TERMS = 8

/** A word that a result must contain, in one of its forms. */
export interface Term {
  /** Folded, and as typed. */
  word: string
  written: string
  /** Stems that match it: its own, and the stem of the compound that contains it. */
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
  /** Exclusions: stems of words, and adjacent words. */
  excluded: { stems: string[]; phrases: Phrase[] }
}

const PHRASE = /["“”„«]([^"“”„«»]*)["“”»]/g

/** A word or a phrase with a hyphen, or a sign like one, at its beginning; not the end of « 1914 -1918 ». */
const EXCLUSION =
  /(?<=^|\s)(?!(?<=\d\s).\d)[-\u2010\u2011\u2212–](["“”„«][^"“”„«»]*["“”»]|[^\s"“”„«»]+)/g

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
 * Parses a query: words that must all occur, exact phrases between quotation marks, and either that must
 * not occur, after a hyphen: « danse -bourrée ». There is no other syntax: everything else is a separator.
 * @param text from normalizeQuery
 */
export function parseQuery(text: string): ParsedQuery {
  const excluded = toExcluded([...text.matchAll(EXCLUSION)].map(([, content = '']) => content))
  const wanted = parseWanted(text, text.replace(EXCLUSION, ' '))
  // A query of exclusions alone finds nothing.
  return wanted.terms.length > 0
    ? { ...wanted, excluded }
    : { ...parseWanted(text, text), excluded: toExcluded([]) }
}

/** Several words, as of « porte-manteau », are left out where they follow each other, or are written in one. */
function toExcluded(contents: string[]): ParsedQuery['excluded'] {
  const parsed = contents.map((content) => ({ content, terms: toTerms(content, false) }))
  return {
    stems: parsed.flatMap(({ content, terms }) => {
      const [only, ...others] = selectTerms(terms)
      if (only && others.length === 0) return only.stems
      return joinCompounds(tokenize(content), content).map(({ word }) => stemFrench(word))
    }),
    phrases: parsed.flatMap(({ content, terms }) =>
      selectTerms(terms).length > 1
        ? [{ words: terms.map(({ word }) => word), written: content }]
        : [],
    ),
  }
}

function parseWanted(text: string, wanted: string): Omit<ParsedQuery, 'excluded'> {
  const phrases: Phrase[] = []
  const found: Term[] = []
  const rest = wanted.replace(PHRASE, (_match, content: string) => {
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
