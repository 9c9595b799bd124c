import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'

import { withLock } from '../../../infrastructure/locks/withLock'
import { compareTexts } from './compareTexts'
import { countWords } from './countWords'
import { diffGroup } from './diffGroup'
import { STAMP_PREFIX } from './indexVersion'
import { toEntryRow, type EntryRow, type GroupRow, type WordRow } from './mongoRows'
import {
  MAX_CANDIDATES,
  MAX_COUNTED,
  type Candidate,
  type IndexAnswer,
  type IndexedEntry,
  type IndexQuery,
  type PlaceCount,
  type SearchIndex,
  type VocabularyWord,
} from './SearchIndex'
import { listWords } from './storedWords'
import { toSectionKey } from './toSectionKey'
import { listWeighted } from './weighStems'

interface CountRow {
  _id: { annee: number; rubrique: string }
  total: number
}

interface SectionRow {
  _id: string
  nom: string
}

type WordsAndPhrases = Pick<IndexQuery, 'groups' | 'phrases'>

type Matches = { counts: CountRow[]; candidates: Candidate[] }

/** Words of the vocabulary changed by one command. */
const BATCH = 1_000

const ENTRIES = 'rechercheTextes'

/** How the entries are kept: large blocks of words that resemble each other, compressed. */
const STORAGE = 'block_compressor=zstd,leaf_page_max=128KB'

/**
 * Entries of the rarest word, at most, with which the other words and the phrases of a query are
 * compared: each is read, which takes some 8 µs.
 */
const MAX_COMPARED = 2_000

const COUNT = [{ $group: { _id: { annee: '$annee', rubrique: '$rubrique' }, total: { $sum: 1 } } }]

const CANDIDATES = [
  { $limit: MAX_CANDIDATES },
  { $project: { _id: 0, annee: 0, rubrique: 0, racines: 0, empreinte: 0, tout: 0 } },
]

/**
 * Index of the entries by stem: the highest weight first, and of one weight the newest. With the section, so
 * that matches are counted in it alone.
 */
const STEM_INDEX = { racines: 1, annee: -1, rubrique: 1 } as const

/**
 * Search index in MongoDB, on an index of the stems of each entry. It looks up the rarest word of a
 * query; the other words and phrases are compared in what it found. MongoDB's text index would be
 * three times as large, and reads every entry that it counts.
 */
export class MongoSearchIndex implements SearchIndex {
  constructor(private readonly payload: Payload) {}

  private get connection(): MongooseAdapter['connection'] {
    return (this.payload.db as unknown as MongooseAdapter).connection
  }
  private get entries() {
    return this.connection.collection<EntryRow>(ENTRIES)
  }
  private get words() {
    return this.connection.collection<WordRow>('rechercheMots')
  }
  private get sections() {
    return this.connection.collection<SectionRow>('rechercheRubriques')
  }
  private get groups() {
    return this.connection.collection<GroupRow>('rechercheGroupes')
  }

  async prepare(): Promise<void> {
    if (!(await this.isCurrent())) {
      await withLock(this.payload, 'recherche:preparation', () => this.recreateEntries())
    }
    await this.entries.createIndex(STEM_INDEX)
    await this.words.createIndex({ racine: 1 })
  }

  private async isCurrent(): Promise<boolean> {
    if (!(await this.hasEntries())) return false
    const isOther = { $exists: true, $not: new RegExp(`^${STAMP_PREFIX}`) }
    return (await this.groups.findOne({ tampon: isOther })) === null
  }

  /** Creates the collection of the entries; what belongs to entries that are gone goes. */
  private async recreateEntries(): Promise<void> {
    if (await this.isCurrent()) return
    if (await this.hasEntries()) await this.entries.drop()
    await this.groups.deleteMany({})
    await this.words.deleteMany({})
    await this.sections.deleteMany({})
    await this.connection.createCollection(ENTRIES, {
      storageEngine: { wiredTiger: { configString: STORAGE } },
    })
  }

  private async hasEntries(): Promise<boolean> {
    return (await this.connection.listCollections()).some(({ name }) => name === ENTRIES)
  }

  async listStamps(): Promise<Map<string, string>> {
    const rows = await this.groups.find().toArray()
    return new Map(rows.map(({ _id, tampon = '' }) => [_id, tampon]))
  }

  async replaceGroup(groupe: string, entries: IndexedEntry[], stamp: string): Promise<void> {
    const stored = await this.entries
      .find(ofGroup(groupe), { projection: { cle: 1, empreinte: 1 } })
      .toArray()
    const { removed, written } = diffGroup(stored, entries)
    const before = await this.groups.findOne({ _id: groupe })
    await this.write(groupe, removed, written)
    if (before && before.tampon === undefined) await this.recountVocabulary(entries)
    await this.groups.updateOne({ _id: groupe }, { $set: { tampon: stamp } }, { upsert: true })
  }

  async removeGroup(groupe: string): Promise<void> {
    const stored = await this.entries.find(ofGroup(groupe), { projection: { _id: 1 } }).toArray()
    const before = await this.groups.findOne({ _id: groupe })
    await this.write(
      groupe,
      stored.map(({ _id }) => _id),
      [],
    )
    if (before && before.tampon === undefined) await this.recountVocabulary([])
    await this.groups.deleteOne({ _id: groupe })
  }

  private async write(groupe: string, removed: string[], written: IndexedEntry[]): Promise<void> {
    const keys = [...new Set([...removed, ...written.map(({ cle }) => cle)])]
    if (keys.length === 0) return
    // The vocabulary is written after the entries: a group without a stamp may have changed one only.
    await this.groups.updateOne({ _id: groupe }, { $unset: { tampon: '' } }, { upsert: true })
    const before = await this.entries
      .find({ _id: { $in: keys } }, { projection: { titre: 1, texte: 1 } })
      .toArray()
    const isWritten = new Set(written.map(({ cle }) => cle))
    await this.entries.deleteMany({ _id: { $in: keys.filter((key) => !isWritten.has(key)) } })
    await this.nameSections(written)
    if (written.length > 0) {
      await this.entries.bulkWrite(
        written.map((entry) => ({
          replaceOne: {
            filter: { _id: entry.cle },
            replacement: toEntryRow(groupe, entry),
            upsert: true,
          },
        })),
        { ordered: false },
      )
    }
    await this.changeVocabulary(
      countWords(
        before.map(({ titre, texte }) => listWords(titre, texte)),
        written,
      ),
    )
  }

  /** Keeps how the sections of entries are written. */
  private async nameSections(entries: IndexedEntry[]): Promise<void> {
    const names = new Map(entries.map(({ rubrique }) => [toSectionKey(rubrique), rubrique]))
    names.delete('')
    if (names.size === 0) return
    await this.sections.bulkWrite(
      [...names].map(([_id, nom]) => ({
        updateOne: { filter: { _id }, update: { $set: { nom } }, upsert: true },
      })),
      { ordered: false },
    )
  }

  private async changeVocabulary(changes: VocabularyWord[]): Promise<void> {
    for (let at = 0; at < changes.length; at += BATCH) {
      const batch = changes.slice(at, at + BATCH)
      await this.words.bulkWrite(
        batch.map(({ mot, racine, forme, total }) => ({
          updateOne: {
            filter: { _id: mot },
            update: { $inc: { total }, ...(racine && { $setOnInsert: { racine, forme } }) },
            // A word that is only removed is there already.
            upsert: racine !== '',
          },
        })),
        { ordered: false },
      )
      const gone = batch.filter(({ total }) => total < 0).map(({ mot }) => mot)
      if (gone.length > 0) await this.words.deleteMany({ _id: { $in: gone }, total: { $lte: 0 } })
    }
  }

  /**
   * Counts the words of all entries again, after a process was killed between the entries and the
   * vocabulary.
   * @param entries of the group that it wrote, with the stems of its words
   */
  private async recountVocabulary(entries: IndexedEntry[]): Promise<void> {
    const known = new Map(entries.flatMap(({ mots }) => [...mots]))
    const counted = await this.entries
      .aggregate<{ _id: string; total: number }>([
        { $project: { mots: { $split: [{ $concat: ['$titre', ' ', '$texte'] }, ' '] } } },
        { $project: { mot: { $setUnion: ['$mots', []] } } },
        { $unwind: '$mot' },
        { $group: { _id: '$mot', total: { $sum: 1 } } },
      ])
      .toArray()
    const totals = new Map(
      counted.flatMap(({ _id, total }) => listWords(_id).map((mot) => [mot, total])),
    )
    const changes: VocabularyWord[] = []
    for await (const { _id, racine, forme, total } of this.words.find()) {
      const change = (totals.get(_id) ?? 0) - total
      if (change !== 0) changes.push({ mot: _id, racine, forme, total: change })
      totals.delete(_id)
    }
    for (const [mot, total] of totals) {
      const word = known.get(mot)
      if (word) changes.push({ mot, ...word, total })
    }
    await this.changeVocabulary(changes)
  }

  async search(query: IndexQuery): Promise<IndexAnswer> {
    const isFiltered = query.annee !== undefined || query.rubrique !== undefined
    const [{ counts, candidates }, all] = await Promise.all([
      this.findMatches(query),
      // The years and sections that one may choose are those of all matches.
      isFiltered ? this.count({ groups: query.groups, phrases: query.phrases }) : undefined,
    ])
    const total = counts.reduce((sum, count) => sum + count.total, 0)
    const places = await this.toPlaces(all ?? counts)
    return { places, total, isLowerBound: isCut(query, total), candidates }
  }

  private async toPlaces(counts: CountRow[]): Promise<PlaceCount[]> {
    const keys = new Set(counts.map(({ _id }) => _id.rubrique).filter((key) => key !== ''))
    const rows =
      keys.size > 0 ? await this.sections.find({ _id: { $in: [...keys] } }).toArray() : []
    const names = new Map(rows.map(({ _id, nom }) => [_id, nom]))
    return counts.map(({ _id: { annee, rubrique }, total }) => ({
      ...{ annee, total },
      rubrique: names.get(rubrique) ?? rubrique,
    }))
  }

  private async findMatches(query: IndexQuery): Promise<Matches> {
    if (isOneWord(query)) {
      // Counts in the index alone, and reads the candidates only.
      const [counts, candidates] = await Promise.all([
        this.count(query),
        this.aggregate<Candidate>(query, CANDIDATES),
      ])
      return { counts, candidates }
    }
    const [matches] = await this.aggregate<Matches>(query, [
      { $facet: { counts: COUNT, candidates: CANDIDATES } },
    ])
    return matches ?? { counts: [], candidates: [] }
  }

  private count(query: IndexQuery): Promise<CountRow[]> {
    return this.aggregate<CountRow>(query, COUNT)
  }

  /** @param stages what is made of the matches */
  private aggregate<Row extends object>(query: IndexQuery, stages: object[]): Promise<Row[]> {
    return this.entries
      .aggregate<Row>([...toStages(query), ...stages], { hint: STEM_INDEX })
      .toArray()
  }

  findWords(words: string[]): Promise<VocabularyWord[]> {
    return this.readVocabulary({ _id: { $in: words } })
  }

  findWordsByStem(stems: string[]): Promise<VocabularyWord[]> {
    return this.readVocabulary({ racine: { $in: stems } })
  }

  findWordsByPrefix(prefix: string, limit: number): Promise<VocabularyWord[]> {
    return this.readVocabulary({ _id: { $gte: prefix, $lt: `${prefix}\u{10ffff}` } }, limit)
  }

  private async readVocabulary(filter: object, limit = 0): Promise<VocabularyWord[]> {
    const found = this.words.find(filter)
    const rows = await (
      limit > 0 ? found.sort({ total: -1, _id: 1 }).limit(limit) : found
    ).toArray()
    return rows.map(({ _id, ...word }) => ({ mot: _id, ...word }))
  }
}

/** Finds the entries of a group by their keys, which begin with it: an index less to keep. */
const ofGroup = (groupe: string) => ({
  $or: [{ _id: groupe }, { _id: { $gte: `${groupe}/`, $lt: `${groupe}0` } }],
})

const isOneWord = ({ groups, phrases }: WordsAndPhrases): boolean =>
  groups.length <= 1 && phrases.length === 0

/** Whether the query has more matches, or more to compare, than are looked at. */
function isCut(query: IndexQuery, total: number): boolean {
  if (isOneWord(query)) return total >= MAX_COUNTED
  return Math.min(...query.groups.map((group) => group.total)) > MAX_COMPARED
}

/** Stages that find the entries of the rarest word which have the other words and the phrases. */
function toStages({ annee, rubrique, ...query }: IndexQuery): object[] {
  const [rarest, ...others] = query.groups.toSorted((one, other) => one.total - other.total)
  const found = {
    racines: { $in: listWeighted(rarest?.racines ?? []) },
    ...(annee !== undefined && { annee }),
    ...(rubrique !== undefined && { rubrique: toSectionKey(rubrique) }),
  }
  if (isOneWord(query)) return [{ $match: found }, { $limit: MAX_COUNTED }]
  return [{ $match: found }, { $limit: MAX_COMPARED }, ...compareTexts(others, query.phrases)]
}
