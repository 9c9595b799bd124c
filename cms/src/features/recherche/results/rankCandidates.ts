import { tokenize, toStem } from '@regards/text-analysis'

import type { Candidate, Group } from '../index/SearchIndex'
import { toStemPart } from '../index/storedWords'
import { toDateText } from '../indexing/toEntries'

/** BM25's usual constants, and an average page of the magazine. */
const K1 = 1.2
const B = 0.75
const AVERAGE_LENGTH = 250

/** Compared with the number of entries that have a word; its own value hardly matters. */
const ASSUMED_ENTRIES = 1_000_000

/** How much a word in a title counts for, in occurrences in the text. */
const TITLE_OCCURRENCES = 6

/** Weight of completions of a word, relative to the word itself. */
const COMPLETION_WEIGHT = 0.6

/** Score added when all words are in the title, and at most when they stand together. */
const WHOLE_TITLE_BONUS = 8
const NEARNESS_BONUS = 6

/** Distance in characters of stored words at which half of the bonus for nearness remains. */
const NEAR = 150

/** Weight of a page beside articles of its issue: a cover or a list of contents repeats titles. */
const REPEATING_PAGE_WEIGHT = 0.5

/** Positions of a word that count; more repetitions do not improve a page. */
const MAX_POSITIONS = 30

/**
 * Orders candidates by relevance, the best first: named entries, then the magazine, then pages of
 * the site; of equal ones, the newest issue and the earliest page. Ranks by the texts alone, so
 * that both databases give the same order.
 */
export function rankCandidates(candidates: Candidate[], groups: Group[]): Candidate[] {
  const withArticles = new Set(
    candidates.flatMap(({ type, groupe }) => (type === 'article' ? [groupe] : [])),
  )
  const scores = new Map(
    candidates.map((candidate) => {
      const isRepeating = candidate.type === 'page' && withArticles.has(candidate.groupe)
      return [candidate, scoreOf(candidate, groups) * (isRepeating ? REPEATING_PAGE_WEIGHT : 1)]
    }),
  )
  const tiers = new Map(candidates.map((candidate) => [candidate, findTier(candidate, groups)]))
  return candidates.toSorted(
    (one, other) =>
      (tiers.get(one) ?? 0) - (tiers.get(other) ?? 0) ||
      (scores.get(other) ?? 0) - (scores.get(one) ?? 0) ||
      compare(other.date, one.date) ||
      one.page - other.page ||
      compare(one.cle, other.cle),
  )
}

/** Articles with all words in their titles or authors, and issues of a year; pages of the site with such titles; others. */
function findTier({ type, titre, date }: Candidate, groups: Group[]): 0 | 1 | 2 | 3 {
  const dated = new Set(type === 'numero' ? tokenize(toDateText(date)).map(toDateStem) : [])
  const isNamed = groups.every(({ racines }) =>
    racines.some((stem) => dated.has(stem) || titre.includes(toStemPart(stem))),
  )
  const hasYear = groups.some(({ racines }) => racines.some((stem) => YEAR.test(stem)))
  if (isNamed && (type === 'article' || (type === 'numero' && hasYear))) return 0
  if (type === 'site') return isNamed ? 1 : 3
  return 2
}

const toDateStem = ({ word }: { word: string }): string => toStem(word)

const YEAR = /^\d{4}$/

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

function scoreOf({ titre, texte, longueur }: Candidate, groups: Group[]): number {
  let score = 0
  let isWholeTitle = true
  const positions: number[][] = []
  for (const { racines, total } of groups) {
    const inTitle = racines.some((stem) => titre.includes(toStemPart(stem)))
    isWholeTitle &&= inTitle
    const found: number[] = []
    let occurrences = 0
    racines.forEach((stem, index) => {
      const part = toStemPart(stem)
      const places = findAll(texte, part)
      found.push(...places)
      const weight = index === 0 ? 1 : COMPLETION_WEIGHT
      occurrences += weight * (places.length + (titre.includes(part) ? TITLE_OCCURRENCES : 0))
    })
    positions.push(found.sort((one, other) => one - other))
    const rarity = Math.log(1 + ASSUMED_ENTRIES / Math.max(total, 1))
    const length = 1 - B + (B * longueur) / AVERAGE_LENGTH
    score += (rarity * occurrences * (K1 + 1)) / (occurrences + K1 * length)
  }
  if (isWholeTitle) score += WHOLE_TITLE_BONUS
  if (groups.length > 1) {
    const span = getShortestSpan(positions)
    if (span !== undefined) score += (NEARNESS_BONUS * NEAR) / (NEAR + span)
  }
  return score
}

function findAll(text: string, part: string): number[] {
  const places: number[] = []
  for (
    let at = text.indexOf(part);
    at >= 0 && places.length < MAX_POSITIONS;
    at = text.indexOf(part, at + part.length)
  ) {
    places.push(at)
  }
  return places
}

/** Length of the shortest stretch that holds a position of each list; undefined if one is empty. */
function getShortestSpan(lists: number[][]): number | undefined {
  if (lists.some((list) => list.length === 0)) return undefined
  const next = lists.map(() => 0)
  let shortest = Infinity
  for (;;) {
    const current = lists.map((list, index) => list[next[index] ?? 0] ?? 0)
    const first = Math.min(...current)
    shortest = Math.min(shortest, Math.max(...current) - first)
    const behind = current.indexOf(first)
    next[behind] = (next[behind] ?? 0) + 1
    if ((next[behind] ?? 0) >= (lists[behind]?.length ?? 0)) return shortest
  }
}
