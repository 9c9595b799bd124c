import { MAX_CANDIDATES, MAX_COUNTED, toSectionKey, type IndexQuery } from './SearchIndex'
import { listWeighted } from './mongoRows'
import { toSequencePart, toStemPart } from './storedWords'

/** A number of matches of one year and one section. */
export interface CountRow {
  _id: { annee: number; rubrique: string }
  total: number
}

type WordsAndPhrases = Pick<IndexQuery, 'groups' | 'phrases' | 'excluded'>

/**
 * Entries of the rarest word, at most, with which the other words and the phrases of a query are
 * compared: each is read, which takes some 8 µs.
 */
const MAX_COMPARED = 2_000

/** Stages that count the matches by year and section. */
export const COUNT = [
  { $group: { _id: { annee: '$annee', rubrique: '$rubrique' }, total: { $sum: 1 } } },
]

/** Stages that take the candidates among the matches. */
export const CANDIDATES = [
  { $limit: MAX_CANDIDATES },
  { $project: { _id: 0, annee: 0, rubrique: 0, racines: 0, empreinte: 0, tout: 0 } },
]

/** Index by stem, the highest weight first, then the newest; with the section, to count by it. */
export const STEM_INDEX = { racines: 1, annee: -1, rubrique: 1 } as const

/** Whether a query is one word: its matches are counted in the index alone. */
export const isOneWord = ({ groups, phrases, excluded }: WordsAndPhrases): boolean =>
  groups.length <= 1 && phrases.length === 0 && listExcludedParts(excluded).length === 0

/** Whether the query exceeds the bounds on matches or comparisons. */
export function isCut(query: IndexQuery, total: number): boolean {
  if (isOneWord(query)) return total >= MAX_COUNTED
  return Math.min(...query.groups.map((group) => group.total)) > MAX_COMPARED
}

/** Stages that find entries of the rarest word and keep those with the other words and phrases. */
export function toStages({ annee, rubrique, ...query }: IndexQuery): object[] {
  const [rarest, ...others] = query.groups.toSorted((one, other) => one.total - other.total)
  const found = {
    racines: { $in: listWeighted(rarest?.racines ?? []) },
    ...(annee !== undefined && { annee }),
    ...(rubrique !== undefined && { rubrique: toSectionKey(rubrique) }),
  }
  if (isOneWord(query)) return [{ $match: found }, { $limit: MAX_COUNTED }]
  return [
    { $match: found },
    { $limit: MAX_COMPARED },
    ...compareTexts({ ...query, groups: others }),
  ]
}

/** Stages that keep the entries whose texts have all words and phrases. */
function compareTexts({ groups, phrases, excluded }: WordsAndPhrases): object[] {
  const conditions = [
    ...groups.map(({ racines }) => ({ $or: racines.map((stem) => contains(toStemPart(stem))) })),
    ...phrases.map((words) => contains(toSequencePart(words))),
    ...listExcludedParts(excluded).map((part) => ({ $not: [contains(part)] })),
  ]
  return [
    { $set: { tout: { $concat: ['$titre', '$texte'] } } },
    { $match: { $expr: { $and: conditions } } },
  ]
}

const listExcludedParts = ({ racines, phrases }: IndexQuery['excluded'] = NOTHING): string[] => [
  ...racines.map(toStemPart),
  ...phrases.map(toSequencePart),
]

const NOTHING = { racines: [], phrases: [] }

/** Whether the texts have a part; takes half the time of a regular expression. */
const contains = (part: string): object => ({ $gte: [{ $indexOfBytes: ['$tout', part] }, 0] })
