import type { IndexQuery, IndexedPhrase } from './SearchIndex'
import { toSectionSql, YEAR_IDS } from './sqliteEntries'
import { isSmallStem, listStems } from './storedWords'

/** Where the matches are; its parameters follow that of the expression. */
export type Condition = { sql: string; args: number[] }
/** The filters of a query; the section by its number, -1 for one that there is not. */
export type Filters = { annee: number | undefined; section: number | undefined }

/** Weights of title and text in the choice of candidates. */
export const BM25 = 'bm25(recherche_index, 4.0, 1.0)'

/** Finds what matches an expression, its first parameter. */
export const MATCHES = 'recherche_index MATCH (?1)'

/** Number of a section that there is not. */
export const NO_SECTION = -1

/** Condition for the rows of a year and a section; for all without filters. */
export function toCondition({ annee, section }: Partial<Filters> = {}): Condition {
  const range =
    annee === undefined ? [0, 10_000 * YEAR_IDS] : [annee * YEAR_IDS, (annee + 1) * YEAR_IDS]
  const inRange = 'rowid >= ?2 AND rowid < ?3'
  if (section === undefined) return { sql: inRange, args: range }
  return { sql: `${inRange} AND ${toSectionSql('rowid')} = ?4`, args: [...range, section] }
}

/**
 * Each stem is quoted, and consists of letters and digits only. A phrase looks up its words itself; the
 * full-text index has no small words between them.
 */
export function toMatchExpression(groups: IndexQuery['groups'], phrases: IndexedPhrase[]): string {
  const sequences = phrases
    .map((words) => listStems(words.join(' ')).filter((stem) => !isSmallStem(stem)))
    .filter((stems) => stems.length > 0)
  const inPhrases = new Set(sequences.flat())
  const alternatives = groups
    .filter(({ racines }) => !racines.some((stem) => inPhrases.has(stem)))
    .map(({ racines }) => `(${racines.map((stem) => `"${stem}"`).join(' OR ')})`)
  return [...alternatives, ...sequences.map((stems) => `"${stems.join(' ')}"`)].join(' AND ')
}
