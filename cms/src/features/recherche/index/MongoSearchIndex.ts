import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'

import { withLock } from '../../../infrastructure/locks/withLock'
import { countWords, diffGroup } from './groupChanges'
import {
  STAMP_PREFIX,
  toSectionKey,
  type Candidate,
  type IndexAnswer,
  type IndexedEntry,
  type IndexQuery,
  type PlaceCount,
  type SearchIndex,
} from './SearchIndex'
import {
  CANDIDATES,
  COUNT,
  isCut,
  isOneWord,
  STEM_INDEX,
  toStages,
  type CountRow,
} from './mongoQuery'
import { ENTRIES, toEntryRow, type EntryRow, type GroupRow } from './mongoRows'
import { MongoVocabulary } from './MongoVocabulary'
import { listWords } from './storedWords'

interface SectionRow {
  _id: string
  nom: string
}

type Matches = { counts: CountRow[]; candidates: Candidate[] }

/** Storage options: compressed large blocks. */
const STORAGE = 'block_compressor=zstd,leaf_page_max=128KB'

/**
 * Search index in MongoDB, on an index of the stems of each entry. It looks up the rarest word of a
 * query; the other words and phrases are compared in what it found. MongoDB's text index would be
 * three times as large, and reads every entry that it counts.
 */
export class MongoSearchIndex implements SearchIndex {
  readonly vocabulary = new MongoVocabulary(() => this.connection)

  constructor(private readonly payload: Payload) {}

  private get connection(): MongooseAdapter['connection'] {
    return (this.payload.db as unknown as MongooseAdapter).connection
  }
  private get entries() {
    return this.connection.collection<EntryRow>(ENTRIES)
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
    await this.vocabulary.prepare()
  }

  private async isCurrent(): Promise<boolean> {
    if (!(await this.hasEntries())) return false
    const isOther = { $exists: true, $not: new RegExp(`^${STAMP_PREFIX}`) }
    return (await this.groups.findOne({ tampon: isOther })) === null
  }

  /** Creates the collection of the entries and removes data of deleted entries. */
  private async recreateEntries(): Promise<void> {
    if (await this.isCurrent()) return
    if (await this.hasEntries()) await this.entries.drop()
    await this.groups.deleteMany({})
    await this.vocabulary.empty()
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
    if (before && before.tampon === undefined) await this.vocabulary.recount(entries)
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
    if (before && before.tampon === undefined) await this.vocabulary.recount([])
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
    await this.vocabulary.change(
      countWords(
        before.map(({ titre, texte }) => listWords(titre, texte)),
        written,
      ),
    )
  }

  /** Stores the spelling of sections. */
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

  async search(query: IndexQuery): Promise<IndexAnswer> {
    const { groups, phrases, excluded, annee, rubrique } = query
    const isFiltered = annee !== undefined || rubrique !== undefined
    const [{ counts, candidates }, all] = await Promise.all([
      this.findMatches(query),
      // The filters offer years and sections of all matches.
      isFiltered ? this.count({ groups, phrases, excluded }) : undefined,
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

  /** @param stages of the aggregation after the matches */
  private aggregate<Row extends object>(query: IndexQuery, stages: object[]): Promise<Row[]> {
    return this.entries
      .aggregate<Row>([...toStages(query), ...stages], { hint: STEM_INDEX })
      .toArray()
  }
}

/** Finds the entries of a group by their keys, which begin with it: saves an index. */
const ofGroup = (groupe: string) => ({
  $or: [{ _id: groupe }, { _id: { $gte: `${groupe}/`, $lt: `${groupe}0` } }],
})
