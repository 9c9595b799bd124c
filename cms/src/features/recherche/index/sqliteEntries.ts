import { promisify } from 'node:util'
import zlib from 'node:zlib'

import type { IndexedEntry, VocabularyWord } from './SearchIndex'
import { toFullText } from './storedWords'

interface Statement {
  sql: string
  args: (string | number | Uint8Array)[]
}

const deflate = promisify(zlib.deflateRaw)

/** Row ids of one day, and of one year: a row id is `YYYYMMDD`, then six digits. */
const DAY_IDS = 1_000_000
export const YEAR_IDS = 10_000 * DAY_IDS

/** Statements that write an entry. */
export async function toInserts(groupe: string, entry: IndexedEntry): Promise<Statement[]> {
  const { cle, type, page, date, titre, texte, longueur, empreinte } = entry
  const firstId = Number(date.replaceAll('-', '')) * DAY_IDS
  const contenu = await deflate(`${titre}\n${texte}`)
  return [
    {
      sql: `INSERT INTO recherche_entrees
        (id, cle, groupe, type, page, date, longueur, empreinte, contenu)
        SELECT coalesce(max(id), ?1) + 1, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10
        FROM recherche_entrees WHERE id >= ?1 AND id < ?2`,
      args: [
        ...[firstId, firstId + DAY_IDS],
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

/** Statements that change the vocabulary: see countWords. */
export function toVocabularyStatements(changes: VocabularyWord[]): Statement[] {
  const rows = JSON.stringify(
    changes.map(({ mot, racine, forme, total }) => [mot, racine, forme, total]),
  )
  const words = JSON.stringify(changes.map(({ mot }) => mot))
  return [
    {
      sql: `INSERT INTO recherche_mots (mot, racine, forme, total)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?) WHERE true
        ON CONFLICT (mot) DO UPDATE SET total = total + excluded.total`,
      args: [rows],
    },
    {
      sql: `DELETE FROM recherche_mots
        WHERE mot IN (SELECT value FROM json_each(?)) AND total <= 0`,
      args: [words],
    },
  ]
}

/** Reads what toInserts stored of an entry. */
export function unpack(contenu: unknown): { titre: string; texte: string } {
  const [titre = '', texte = ''] = zlib
    .inflateRawSync(new Uint8Array(contenu as ArrayBuffer))
    .toString()
    .split('\n')
  return { titre, texte }
}
