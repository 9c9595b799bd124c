import { findMatches, type Match } from './findMatches'
import type { Phrase } from './parseQuery'
import { removeInvisible } from './tokenize'
import { keepSigns } from './typeset'

/** A piece of an extract; those that match the query are marked. */
interface ExtractPart {
  texte: string
  marque: boolean
}

/** Length of an extract in characters, about; it begins and ends with whole words. */
const LENGTH = 240

/** Characters before the first match, at most: it is in the first lines of a narrow column. */
const LEAD = 40

/** Longest text that is searched for the best passage. */
const MAX_CHARACTERS = 200_000

/**
 * Cuts the passage that shows most words of a query, else the beginning of the text.
 * @param groups stems of each word of the query
 */
export function cutExtract(source: string, groups: string[][], phrases: Phrase[]): ExtractPart[] {
  const text = keepSigns(
    removeInvisible(source.slice(0, MAX_CHARACTERS)).replace(/\s+/g, ' ').trim(),
  )
  if (text === '') return []
  const matches = findMatches(text, groups, phrases)
  const [start, end] = toBounds(text, findBestStart(matches))
  const parts = markParts(text, start, end, matches)
  const [first] = parts
  const last = parts.at(-1)
  if (start > 0 && first) first.texte = `… ${first.texte}`
  if (end < text.length && last) last.texte = `${last.texte.trimEnd()}\u00a0…`
  return parts
}

/** Offset of the match from which a passage shows most different words, then most words. */
function findBestStart(matches: Match[]): number {
  let best = { start: 0, score: 0 }
  let until = 0
  matches.forEach(({ start }, index) => {
    until = Math.max(until, index)
    while ((matches[until]?.end ?? Infinity) <= start + LENGTH - LEAD) until += 1
    const shown = matches.slice(index, Math.min(until, index + 50))
    const score = 100 * new Set(shown.map(({ group }) => group)).size + shown.length
    if (score > best.score) best = { start, score }
  })
  return best.start
}

function toBounds(text: string, match: number): [number, number] {
  const start = findStart(text, match)
  const latest = start + LENGTH
  if (latest >= text.length) return [start, text.length]
  const space = text.lastIndexOf(' ', latest)
  return [start, space > match ? space : latest]
}

/** Where a passage begins: with a word, save within an address too long to be shown whole. */
function findStart(text: string, match: number): number {
  const wanted = match - LEAD
  if (wanted <= 0) return 0
  const next = text.indexOf(' ', wanted) + 1
  if (next > 0 && next <= match) return next
  return Math.max(text.lastIndexOf(' ', match) + 1, match - LENGTH / 2)
}

function markParts(text: string, start: number, end: number, matches: Match[]): ExtractPart[] {
  const parts: ExtractPart[] = []
  const add = (from: number, to: number, marque: boolean) => {
    if (to > from) parts.push({ texte: text.slice(from, to), marque })
  }
  let at = start
  for (const match of matches) {
    if (match.start < start || match.end > end) continue
    add(at, match.start, false)
    add(match.start, match.end, true)
    at = match.end
  }
  add(at, end, false)
  return parts
}
