import { promisify } from 'node:util'
import zlib from 'node:zlib'

import type { IndexedEntry, IndexedPhrase, IndexQuery } from './SearchIndex'
import { MAX_SECTION } from './SqliteSections'
import { isSmallStem, listStems, toFullText } from './storedWords'

export interface Statement {
  sql: string
  args: (string | number | Uint8Array)[]
}

const deflate = promisify(zlib.deflateRaw)

/**
 * Row ids of one section of a day, of one day, and of one year: a row id is `YYYYMMDD`, three
 * digits of the section, then five digits.
 */
const SECTION_IDS = 100_000
const DAY_IDS = (MAX_SECTION + 1) * SECTION_IDS
export const YEAR_IDS = 10_000 * DAY_IDS

/** The section of a row, from its id. */
export const toSectionSql = (id: string): string => `${id} / ${SECTION_IDS} % ${MAX_SECTION + 1}`

/** The first row id before those of a day and section. */
export const toFirstId = (date: string, section: number): number =>
  Number(date.replaceAll('-', '')) * DAY_IDS + section * SECTION_IDS

/** Statements that write an entry. @param section its number; 0 without one */
export async function toInserts(
  groupe: string,
  entry: IndexedEntry,
  section: number,
): Promise<Statement[]> {
  const { cle, type, page, date, titre, texte, longueur, empreinte } = entry
  const firstId = toFirstId(date, section)
  const contenu = await deflate(`${titre}\n${texte}`)
  return [
    {
      sql: `INSERT INTO recherche_entrees
        (id, cle, groupe, type, page, date, longueur, empreinte, contenu)
        SELECT coalesce(max(id), ?1) + 1, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10
        FROM recherche_entrees WHERE id >= ?1 AND id < ?2`,
      args: [
        ...[firstId, firstId + SECTION_IDS],
        ...[cle, groupe, type, page, date, longueur, empreinte, contenu],
      ],
    },
    {
      sql: `INSERT INTO recherche_index (rowid, titre, texte)
        SELECT id, ?, ? FROM recherche_entrees WHERE cle = ?`,
      args: [toFullText(titre), toFullText(texte), cle],
    },
  ]
}

/** Statements that remove an entry. */
export const toDeletes = (cle: string): Statement[] => [
  {
    sql: `DELETE FROM recherche_index
      WHERE rowid IN (SELECT id FROM recherche_entrees WHERE cle = ?)`,
    args: [cle],
  },
  { sql: 'DELETE FROM recherche_entrees WHERE cle = ?', args: [cle] },
]

/** Reads what toInserts stored of an entry. */
export function unpack(contenu: unknown): { titre: string; texte: string } {
  const [titre = '', texte = ''] = zlib
    .inflateRawSync(new Uint8Array(contenu as ArrayBuffer))
    .toString()
    .split('\n')
  return { titre, texte }
}

/** FROM and WHERE of the matches; its parameters follow the expression. */
export type Condition = { sql: string; args: number[] }

/** The filters of a query; the section by its number, -1 for an unknown section. */
export type Filters = { annee: number | undefined; section: number | undefined }

/** Weights of title and text in the choice of candidates. */
export const BM25 = 'bm25(recherche_index, 4.0, 1.0)'

/** Finds rows that match an expression, its first parameter. */
export const MATCHES = 'recherche_index MATCH (?1)'

/** Number of an unknown section. */
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
export function toMatchExpression({ groups, phrases, excluded }: IndexQuery): string {
  const wanted = toWantedExpression(groups, phrases)
  const { racines = [] } = excluded ?? {}
  return racines.length > 0 ? `(${wanted}) NOT ${toAlternatives(racines)}` : wanted
}

const toAlternatives = (racines: string[]): string =>
  `(${racines.map((stem) => `"${stem}"`).join(' OR ')})`

function toWantedExpression(groups: IndexQuery['groups'], phrases: IndexedPhrase[]): string {
  const sequences = phrases
    .map((words) => listStems(words.join(' ')).filter((stem) => !isSmallStem(stem)))
    .filter((stems) => stems.length > 0)
  const inPhrases = new Set(sequences.flat())
  const alternatives = groups
    .filter(({ racines }) => !racines.some((stem) => inPhrases.has(stem)))
    .map(({ racines }) => toAlternatives(racines))
  return [...alternatives, ...sequences.map((stems) => `"${stems.join(' ')}"`)].join(' AND ')
}
