import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

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
import { toDeletes, toInserts, toVocabularyStatements, unpack, YEAR_IDS } from './sqliteEntries'

type Client = SQLiteAdapter['client']
/** Matches of a query: counts by year, and the row ids of the newest as a JSON array. */
type Matches = { annees: Map<number, number>; total: number; newest: string }

/**
 * Entries written in one transaction. SQLite works on the event loop: requests are served between
 * two transactions.
 */
const BATCH = 8

/** Weights of title and text in the choice of candidates. */
const BM25 = 'bm25(recherche_index, 4.0, 1.0)'

/**
 * Search index in SQLite, on an FTS5 table without content: stems and words of an entry are kept
 * once, compressed, beside it. Row ids begin with the day of publication: matches are counted by
 * year, filtered by year and taken newest first from the full-text index alone. Its tables are made
 * by a migration.
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
    const all = await this.findMatches(expression, undefined)
    const { total, newest } = annee === undefined ? all : await this.findMatches(expression, annee)
    const isScored = total > MAX_CANDIDATES && total <= MAX_SCORED
    const ids = isScored ? await this.findBest(expression, annee) : newest
    const candidates = await this.readCandidates(ids)
    return { annees: all.annees, total, isLowerBound: total >= MAX_COUNTED, candidates }
  }

  /** Counts the matches by year, and lists the newest ones, in one pass over the full-text index. */
  private async findMatches(expression: string, annee: number | undefined): Promise<Matches> {
    const { rows } = await this.client.execute({
      sql: `WITH found AS MATERIALIZED (SELECT rowid AS id FROM recherche_index
          WHERE ${MATCHES} ORDER BY rowid DESC LIMIT ${MAX_COUNTED})
        SELECT id / ${YEAR_IDS} AS annee, count(*) AS total,
          (SELECT json_group_array(id) FROM (SELECT id FROM found LIMIT ${MAX_CANDIDATES})) AS newest
        FROM found GROUP BY 1`,
      args: [expression, ...toIdRange(annee)],
    })
    const annees = new Map(rows.map((row) => [Number(row.annee), Number(row.total)]))
    const total = [...annees.values()].reduce((sum, count) => sum + count, 0)
    return { annees, total, newest: (rows[0]?.newest as string | undefined) ?? '[]' }
  }

  private async findBest(expression: string, annee: number | undefined): Promise<string> {
    const { rows } = await this.client.execute({
      sql: `SELECT json_group_array(id) AS best FROM (SELECT rowid AS id FROM recherche_index
        WHERE ${MATCHES} ORDER BY ${BM25} LIMIT ${MAX_CANDIDATES})`,
      args: [expression, ...toIdRange(annee)],
    })
    return rows[0]?.best as string
  }

  /** @param ids row ids, as a JSON array */
  private async readCandidates(ids: string): Promise<Candidate[]> {
    const { rows } = await this.client.execute({
      sql: `SELECT cle, groupe, type, page, date, longueur, contenu FROM recherche_entrees
        WHERE id IN (SELECT value FROM json_each(?))`,
      args: [ids],
    })
    return rows.map(({ contenu, ...row }) => ({
      ...(row as unknown as Omit<Candidate, 'titre' | 'texte'>),
      ...unpack(contenu),
    }))
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

/** Condition for the rows that match an expression, within a range of row ids. */
const MATCHES = 'recherche_index MATCH (?1) AND rowid >= ?2 AND rowid < ?3'

/** Row ids of a year; of all years without one. */
const toIdRange = (annee: number | undefined): [number, number] =>
  annee === undefined ? [0, 10_000 * YEAR_IDS] : [annee * YEAR_IDS, (annee + 1) * YEAR_IDS]

/**
 * Each stem is quoted, and consists of letters and digits only. A phrase looks up its words itself.
 */
function toMatchExpression(groups: IndexQuery['groups'], phrases: string[][]): string {
  const inPhrases = new Set(phrases.flat())
  const alternatives = groups
    .filter(({ racines }) => !racines.some((stem) => inPhrases.has(stem)))
    .map(({ racines }) => `(${racines.map((stem) => `"${stem}"`).join(' OR ')})`)
  const sequences = phrases.map((stems) => `"${stems.join(' ')}"`)
  return [...alternatives, ...sequences].join(' AND ')
}
