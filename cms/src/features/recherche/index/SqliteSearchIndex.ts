import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import { countWords, diffGroup } from './groupChanges'
import {
  MAX_CANDIDATES,
  MAX_COUNTED,
  MAX_SCORED,
  STAMP_PREFIX,
  type Candidate,
  type IndexAnswer,
  type IndexedEntry,
  type IndexedPhrase,
  type IndexQuery,
  type SearchIndex,
} from './SearchIndex'
import {
  BM25,
  MATCHES,
  NO_SECTION,
  toCondition,
  toDeletes,
  toInserts,
  toMatchExpression,
  toSectionSql,
  unpack,
  YEAR_IDS,
  type Condition,
  type Filters,
} from './sqliteEntries'
import { SqliteSections, type Count } from './SqliteSections'
import { SqliteVocabulary, toVocabularyStatements } from './SqliteVocabulary'
import { toSequencePart } from './storedWords'

type Client = SQLiteAdapter['client']
/** Matches of a query: counts, and the row ids of the newest as a JSON array. */
type Matches = { counts: Count[]; total: number; newest: string }

/** Entries in one transaction: SQLite occupies the event loop, other requests come between. */
const BATCH = 8

/** Matches whose text is compared with a phrase, at most: each is read. */
const MAX_COMPARED = 1_000

/**
 * Search index in SQLite, on an FTS5 table without content: stems and words of an entry are kept
 * once, compressed, beside it. Row ids begin with the day of publication and the section: matches are
 * counted and filtered by year and section, and taken newest first, from the full-text index alone.
 * A migration makes its tables except the table of sections.
 */
export class SqliteSearchIndex implements SearchIndex {
  private readonly sections = new SqliteSections(() => this.client)
  readonly vocabulary = new SqliteVocabulary(() => this.client)

  constructor(private readonly payload: Payload) {}

  /** Read at each use, as Payload replaces it. */
  private get client(): Client {
    return (this.payload.db as unknown as SQLiteAdapter).client
  }

  async prepare(): Promise<void> {
    await this.sections.prepare()
    const { rows } = await this.client.execute({
      sql: 'SELECT 1 FROM recherche_groupes WHERE substr(tampon, 1, length(?1)) <> ?1 LIMIT 1',
      args: [STAMP_PREFIX],
    })
    if (rows.length === 0) return
    await this.client.batch(
      [
        `INSERT INTO recherche_index (recherche_index) VALUES ('delete-all')`,
        ...['entrees', 'groupes', 'mots', 'rubriques'].map(
          (table) => `DELETE FROM recherche_${table}`,
        ),
      ],
      'write',
    )
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
      // A rewritten entry may be removed in one step and written in another.
      const keys = [...new Set([...gone, ...added.map(({ cle }) => cle)])]
      const changes = countWords(await this.vocabulary.readWordsOf(keys), added)
      const inserts = await this.toAllInserts(groupe, added)
      await this.client.batch(
        [...keys.flatMap(toDeletes), ...inserts.flat(), ...toVocabularyStatements(changes)],
        'write',
      )
      await new Promise(setImmediate)
    }
  }

  private async toAllInserts(groupe: string, entries: IndexedEntry[]) {
    const numbers = new Map<string, number>()
    for (const { rubrique } of entries) {
      if (!numbers.has(rubrique)) numbers.set(rubrique, await this.sections.assign(rubrique))
    }
    return Promise.all(
      entries.map((entry) => toInserts(groupe, entry, numbers.get(entry.rubrique) ?? 0)),
    )
  }

  async search(query: IndexQuery): Promise<IndexAnswer> {
    const { phrases, excluded, annee, rubrique } = query
    const expression = toMatchExpression(query)
    const section =
      rubrique === undefined ? undefined : ((await this.sections.find(rubrique)) ?? NO_SECTION)
    const filters = { annee, section }
    const without = excluded?.phrases ?? []
    if (phrases.length + without.length > 0) {
      return this.compare(expression, filters, phrases, without)
    }
    const all = await this.findMatches(expression, toCondition())
    const isFiltered = annee !== undefined || section !== undefined
    const place = toCondition(filters)
    const { total, newest } = isFiltered ? await this.findMatches(expression, place) : all
    const isScored = total > MAX_CANDIDATES && total <= MAX_SCORED
    const ids = isScored ? await this.findBest(expression, place) : newest
    const candidates = await this.readCandidates(ids)
    const places = await this.sections.nameCounts(all.counts)
    return { places, total, isLowerBound: total >= MAX_COUNTED, candidates }
  }

  /** The full-text index has stems: its newest matches are compared with the words of phrases. */
  private async compare(
    expression: string,
    { annee, section }: Filters,
    phrases: IndexedPhrase[],
    without: IndexedPhrase[],
  ): Promise<IndexAnswer> {
    const { total, newest } = await this.findMatches(expression, toCondition(), MAX_COMPARED)
    const [parts = [], others = []] = [phrases, without].map((list) => list.map(toSequencePart))
    const exact = (await this.readCandidates(newest)).filter(({ titre, texte }) => {
      const has = (part: string) => titre.includes(part) || texte.includes(part)
      return parts.every(has) && !others.some(has)
    })
    const wanted = exact.filter(
      (candidate) =>
        (annee === undefined || toYear(candidate.date) === annee) &&
        (section === undefined || candidate.section === section),
    )
    return {
      places: await this.sections.nameCounts(
        exact.map((candidate) => ({
          annee: toYear(candidate.date),
          section: candidate.section,
          total: 1,
        })),
      ),
      total: wanted.length,
      isLowerBound: total > MAX_COMPARED,
      candidates: wanted.slice(0, MAX_CANDIDATES),
    }
  }

  /**
   * Counts the matches by year and section, and lists the newest, in one pass over the index.
   * @param listed most ids
   */
  private async findMatches(
    expression: string,
    place: Condition,
    listed = MAX_CANDIDATES,
  ): Promise<Matches> {
    const { rows } = await this.client.execute({
      sql: `WITH found AS MATERIALIZED (SELECT rowid AS id FROM recherche_index
          WHERE ${MATCHES} AND ${place.sql} ORDER BY rowid DESC LIMIT ${MAX_COUNTED})
        SELECT id / ${YEAR_IDS} AS annee, ${toSectionSql('id')} AS section, count(*) AS total,
          (SELECT json_group_array(id) FROM (SELECT id FROM found LIMIT ${listed})) AS newest
        FROM found GROUP BY 1, 2`,
      args: [expression, ...place.args],
    })
    const counts = rows.map((row) => ({
      annee: Number(row.annee),
      section: Number(row.section),
      total: Number(row.total),
    }))
    const total = counts.reduce((sum, count) => sum + count.total, 0)
    return { counts, total, newest: (rows[0]?.newest as string | undefined) ?? '[]' }
  }

  private async findBest(expression: string, place: Condition): Promise<string> {
    const { rows } = await this.client.execute({
      sql: `SELECT json_group_array(id) AS best FROM (SELECT rowid AS id FROM recherche_index
        WHERE ${MATCHES} AND ${place.sql} ORDER BY ${BM25} LIMIT ${MAX_CANDIDATES})`,
      args: [expression, ...place.args],
    })
    return rows[0]?.best as string
  }

  /** @param ids row ids, as a JSON array */
  private async readCandidates(ids: string): Promise<(Candidate & { section: number })[]> {
    const { rows } = await this.client.execute({
      sql: `SELECT cle, groupe, type, page, date, longueur, contenu,
          ${toSectionSql('id')} AS section FROM recherche_entrees
        WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id DESC`,
      args: [ids],
    })
    return rows.map(({ contenu, ...row }) => ({
      ...(row as unknown as Omit<Candidate & { section: number }, 'titre' | 'texte'>),
      ...unpack(contenu),
    }))
  }
}

/** 0 for pages of the site. */
const toYear = (date: string): number => Number(date.slice(0, 4))
