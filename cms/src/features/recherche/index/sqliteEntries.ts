import { promisify } from 'node:util'
import zlib from 'node:zlib'

import type { IndexedEntry } from './SearchIndex'
import { MAX_SECTION } from './SqliteSections'
import { toFullText } from './storedWords'

/** A statement of a batch. */
export interface Statement {
  sql: string
  args: (string | number | Uint8Array)[]
}

const deflate = promisify(zlib.deflateRaw)

/**
 * Row ids of one section of a day, of one day, and of one year: a row id is `YYYYMMDD`, three digits of the
 * section, then five digits.
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
