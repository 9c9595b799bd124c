import { parseQuery, normalizeQuery, type Phrase } from './parseQuery'
import { toStem } from './stemFrench'
import { joinCompounds, tokenize, type Token } from './tokenize'

/** A part of a text that a query asks for. */
export interface Match {
  /** Offsets in the text, in UTF-16 units. */
  start: number
  end: number
  /** Index of the matched group, or of the matched phrase after the groups. */
  group: number
}

/** Finds a query's words by their stems, and its phrases literally, in order without overlaps. */
export const findMatches = (text: string, groups: string[][], phrases: Phrase[]): Match[] =>
  matchTokens(text, tokenize(text), groups, phrases)

/**
 * Finds the marks of a search in a text without a vocabulary: a last word that does not occur
 * matches as a beginning.
 * @param q as typed
 */
export function findMarks(text: string, q: string): Match[] {
  const { terms, phrases } = parseQuery(normalizeQuery(q))
  const tokens = tokenize(text)
  const groups = terms
    .filter(({ isInPhrase }) => !isInPhrase)
    .map(({ word, stems, isOpen }) => {
      if (!isOpen || word.length < MIN_PREFIX) return stems
      const isThere = tokens.some((token) => stems.includes(toStem(token.word)))
      return isThere ? stems : [...stems, ...listCompletions(word, tokens)]
    })
  return matchTokens(text, tokens, groups, phrases)
}

/** Shortest beginning of a word that stands for it. */
export const MIN_PREFIX = 2

const listCompletions = (beginning: string, tokens: Token[]): string[] =>
  tokens.filter(({ word }) => word.startsWith(beginning)).map(({ word }) => toStem(word))

function matchTokens(
  text: string,
  tokens: Token[],
  groups: string[][],
  phrases: Phrase[],
): Match[] {
  const groupOf = new Map(groups.flatMap((stems, group) => stems.map((stem) => [stem, group])))
  const words = [...tokens, ...joinCompounds(tokens, text)].flatMap(({ word, start, end }) => {
    const group = groupOf.get(toStem(word))
    return group === undefined ? [] : [{ start, end, group }]
  })
  const sequences = phrases.flatMap(({ words: wanted }, index) =>
    findSequences(tokens, wanted).map((place) => ({ ...place, group: groups.length + index })),
  )
  return keepLongest([...words, ...sequences])
}

function findSequences(tokens: Token[], words: string[]): Omit<Match, 'group'>[] {
  return tokens.flatMap(({ start }, at) => {
    const last = tokens[at + words.length - 1]
    const isFound = last && words.every((word, step) => tokens[at + step]?.word === word)
    return isFound ? [{ start, end: last.end }] : []
  })
}

/** Of matches that overlap, the first and longest is kept. */
function keepLongest(matches: Match[]): Match[] {
  const kept: Match[] = []
  const inOrder = matches.sort((one, other) => one.start - other.start || other.end - one.end)
  for (const match of inOrder) {
    if (match.start >= (kept.at(-1)?.end ?? 0)) kept.push(match)
  }
  return kept
}
