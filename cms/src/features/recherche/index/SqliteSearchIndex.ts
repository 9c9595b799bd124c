import { promisify } from 'node:util'
import zlib from 'node:zlib'

import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import { countMatches } from './countMatches'
import { countWords } from './countWords'
import { diffGroup } from './diffGroup'
import {
  MAX_CANDIDATES,
  MAX_COUNTED,
  MAX_SCORED,
  type Candidate,
  type IndexAnswer,
  type IndexedEntry,
  type IndexQuery,
  type SearchIndex,
  type VocabularyWord,
} from './SearchIndex'

type Client = SQLiteAdapter['client']
type Statement = { sql: string; args: (string | number | Uint8Array)[] }

const deflate = promisify(zlib.deflateRaw)

/**
 * Entries written in one transaction. SQLite works on the event loop: requests are served between
 * two transactions.
 */
const BATCH = 8

/** Weights of title, text and year in the choice of candidates. */
const BM25 = 'bm25(recherche_index, 4.0, 1.0, 0.0)'

/**
 * Search index in SQLite, on an FTS5 table without content: stems and words of an entry are kept
 * once, compressed, beside it. Its tables are made by a migration.
 */
export class SqliteSearchIndex implements SearchIndex {
  constructor(private readonly payload: Payload) {}

  /** Read at each use, as Payload replaces it. */
  private get client(): Client {
    return (this.payload.db as unknown as SQLiteAdapter).client
  }

  prepare(): Promise<void> {
    return Promise.resolve()
  }

  async listStamps(): Promise<Map<string, string>> {
    const { rows } = await this.client.execute('SELECT groupe, tampon FROM recherche_groupes')
    return new Map(rows.map(({ groupe, tampon }) => [groupe as string, tampon as string]))
  }

  async replaceGroup(groupe: string, entries: IndexedEntry[], stamp: string): Promise<void> {
    const { rows } = await this.client.execute({
      sql: 'SELECT cle, empreinte FROM recherche_entrees WHERE groupe = ?',
      args: [groupe],
    })
    const stored = rows.map(({ cle, empreinte }) => ({
      cle: cle as string,
      empreinte: empreinte as string,
    }))
    const { removed, written } = diffGroup(stored, entries)
    await this.write(groupe, removed, written)
    await this.client.execute({
      sql: `INSERT INTO recherche_groupes (groupe, tampon) VALUES (?, ?)
        ON CONFLICT (groupe) DO UPDATE SET tampon = excluded.tampon`,
      args: [groupe, stamp],
    })
  }

  async replaceEntry(groupe: string, entry: IndexedEntry): Promise<void> {
    await this.write(groupe, [entry.cle], [entry])
  }

  async removeGroup(groupe: string): Promise<void> {
    const { rows } = await this.client.execute({
      sql: 'SELECT cle FROM recherche_entrees WHERE groupe = ?',
      args: [groupe],
    })
    const keys = rows.map(({ cle }) => cle as string)
    await this.write(groupe, keys, [])
    await this.client.execute({
      sql: 'DELETE FROM recherche_groupes WHERE groupe = ?',
      args: [groupe],
    })
  }

  /** Removes, then writes entries, a few in each transaction, with their part of the vocabulary. */
  private async write(groupe: string, removed: string[], written: IndexedEntry[]): Promise<void> {
    const steps = Math.max(removed.length, written.length)
    for (let at = 0; at < steps; at += BATCH) {
      const gone = removed.slice(at, at + BATCH)
      const added = written.slice(at, at + BATCH)
      // An entry that is written again may be in another step than its removal.
      const keys = [...new Set([...gone, ...added.map(({ cle }) => cle)])]
      const changes = countWords(await this.readWords(keys), added)
      const inserts = await Promise.all(added.map((entry) => toInserts(groupe, entry)))
      await this.client.batch(
        [...keys.flatMap(toDeletes), ...inserts.flat(), ...toVocabularyStatements(changes)],
        'write',
      )
      await new Promise(setImmediate)
    }
  }

  private async readWords(keys: string[]): Promise<string[][]> {
    const { rows } = await this.client.execute({
      sql: `SELECT contenu FROM recherche_entrees
        WHERE cle IN (SELECT value FROM json_each(?))`,
      args: [JSON.stringify(keys)],
    })
    return rows.map(({ contenu }) => unpack(contenu).mots)
  }

  async search({ groups, phrases, annee }: IndexQuery): Promise<IndexAnswer> {
    const expression = toMatchExpression(groups, phrases)
    const filtered = annee === undefined ? expression : `(${expression}) AND annee:"${annee}"`
    const rarest = Math.min(...groups.map(({ total }) => total))
    const counts = await countMatches(
      (scope) => this.countByYear(scope === 'all' ? expression : filtered),
      annee,
    )
    const { rows } = await this.client.execute({
      sql: `SELECT e.cle, e.groupe, e.type, e.page, e.date, e.longueur, e.contenu
        FROM (SELECT rowid AS id FROM recherche_index WHERE recherche_index MATCH (?1)
          ORDER BY ${rarest > MAX_SCORED ? 'rowid DESC' : BM25} LIMIT ${MAX_CANDIDATES}) AS found
        JOIN recherche_entrees AS e ON e.id = found.id`,
      args: [filtered],
    })
    const candidates = rows.map(({ contenu, ...row }) => ({
      ...(row as unknown as Omit<Candidate, 'titre' | 'texte'>),
      ...unpack(contenu),
    }))
    return { ...counts, candidates }
  }

  private async countByYear(expression: string): Promise<Map<number, number>> {
    const { rows } = await this.client.execute({
      sql: `SELECT e.annee AS annee, count(*) AS total
        FROM (SELECT rowid AS id FROM recherche_index WHERE recherche_index MATCH (?1)
          LIMIT ${MAX_COUNTED}) AS found
        JOIN recherche_entrees AS e ON e.id = found.id GROUP BY e.annee`,
      args: [expression],
    })
    return new Map(rows.map(({ annee, total }) => [Number(annee), Number(total)]))
  }

  findWords(words: string[]): Promise<VocabularyWord[]> {
    return this.readVocabulary('mot IN (SELECT value FROM json_each(?))', JSON.stringify(words))
  }

  findWordsByStem(stems: string[]): Promise<VocabularyWord[]> {
    return this.readVocabulary('racine IN (SELECT value FROM json_each(?))', JSON.stringify(stems))
  }

  findWordsByPrefix(prefix: string, limit: number): Promise<VocabularyWord[]> {
    return this.readVocabulary(
      `mot >= ?1 AND mot < ?1 || char(1114111) ORDER BY total DESC, mot LIMIT ${limit}`,
      prefix,
    )
  }

  private async readVocabulary(where: string, arg: string): Promise<VocabularyWord[]> {
    const { rows } = await this.client.execute({
      sql: `SELECT mot, racine, forme, total FROM recherche_mots WHERE ${where}`,
      args: [arg],
    })
    return rows.map((row) => ({ ...(row as unknown as VocabularyWord) }))
  }
}

/** Each stem is quoted, and consists of letters and digits only. */
function toMatchExpression(groups: IndexQuery['groups'], phrases: string[][]): string {
  const alternatives = groups.map(
    ({ racines }) => `(${racines.map((stem) => `"${stem}"`).join(' OR ')})`,
  )
  const sequences = phrases.map((stems) => `"${stems.join(' ')}"`)
  return `{titre texte} : (${[...alternatives, ...sequences].join(' AND ')})`
}

async function toInserts(groupe: string, entry: IndexedEntry): Promise<Statement[]> {
  const { cle, type, page, date, titre, texte, longueur, mots, empreinte } = entry
  const annee = Number(date.slice(0, 4))
  const contenu = await deflate([titre, texte, [...mots.keys()].join(' ')].join('\n'))
  return [
    {
      sql: `INSERT INTO recherche_entrees
        (cle, groupe, type, page, date, annee, longueur, empreinte, contenu)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      args: [cle, groupe, type, page, date, annee, longueur, empreinte, contenu],
    },
    {
      sql: `INSERT INTO recherche_index (rowid, titre, texte, annee)
        SELECT id, ?, ?, ? FROM recherche_entrees WHERE cle = ?`,
      args: [titre, texte, String(annee), cle],
    },
  ]
}

const toDeletes = (cle: string): Statement[] => [
  {
    sql: `DELETE FROM recherche_index
      WHERE rowid IN (SELECT id FROM recherche_entrees WHERE cle = ?)`,
    args: [cle],
  },
  { sql: 'DELETE FROM recherche_entrees WHERE cle = ?', args: [cle] },
]

function toVocabularyStatements(changes: VocabularyWord[]): Statement[] {
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

function unpack(contenu: unknown): { titre: string; texte: string; mots: string[] } {
  const [titre = '', texte = '', mots = ''] = zlib
    .inflateRawSync(new Uint8Array(contenu as ArrayBuffer))
    .toString()
    .split('\n')
  return { titre, texte, mots: mots.split(' ').filter(Boolean) }
}
