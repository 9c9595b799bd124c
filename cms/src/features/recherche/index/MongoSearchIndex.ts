import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'

import { countMatches } from './countMatches'
import { countWords } from './countWords'
import { diffGroup } from './diffGroup'
import {
  MAX_CANDIDATES,
  MAX_COUNTED,
  MAX_SCORED,
  type Candidate,
  type Group,
  type IndexAnswer,
  type IndexedEntry,
  type IndexQuery,
  type SearchIndex,
  type VocabularyWord,
} from './SearchIndex'

interface EntryRow extends Candidate {
  _id: string
  annee: number
  empreinte: string
  /** Folded words, each once. */
  mots: string[]
}

interface WordRow extends Omit<VocabularyWord, 'mot'> {
  _id: string
}

interface GroupRow {
  _id: string
  tampon: string
}

/** Words of the vocabulary changed by one command. */
const BATCH = 1_000

/**
 * Search index in MongoDB, on its text index without a language: stems come from us, so that both
 * databases find the same. The text index looks up the rarest word of a query only, as it would
 * otherwise find entries with any of the words; the rest is compared in those entries.
 */
export class MongoSearchIndex implements SearchIndex {
  constructor(private readonly payload: Payload) {}

  private get connection(): MongooseAdapter['connection'] {
    return (this.payload.db as unknown as MongooseAdapter).connection
  }
  private get entries() {
    return this.connection.collection<EntryRow>('rechercheEntrees')
  }
  private get words() {
    return this.connection.collection<WordRow>('rechercheMots')
  }
  private get groups() {
    return this.connection.collection<GroupRow>('rechercheGroupes')
  }

  async prepare(): Promise<void> {
    await this.entries.createIndex(
      { titre: 'text', texte: 'text' },
      {
        name: 'texte',
        weights: { titre: 4, texte: 1 },
        default_language: 'none',
        // Names a field that no entry has: the default would be `language`.
        language_override: 'aucune',
      },
    )
    await this.entries.createIndex({ groupe: 1 })
    await this.words.createIndex({ racine: 1 })
  }

  async listStamps(): Promise<Map<string, string>> {
    const rows = await this.groups.find().toArray()
    return new Map(rows.map(({ _id, tampon }) => [_id, tampon]))
  }

  async replaceGroup(groupe: string, entries: IndexedEntry[], stamp: string): Promise<void> {
    const stored = await this.entries
      .find({ groupe }, { projection: { cle: 1, empreinte: 1 } })
      .toArray()
    const { removed, written } = diffGroup(stored, entries)
    await this.write(groupe, removed, written)
    await this.groups.updateOne({ _id: groupe }, { $set: { tampon: stamp } }, { upsert: true })
  }

  async replaceEntry(groupe: string, entry: IndexedEntry): Promise<void> {
    await this.write(groupe, [entry.cle], [entry])
  }

  async removeGroup(groupe: string): Promise<void> {
    const stored = await this.entries.find({ groupe }, { projection: { _id: 1 } }).toArray()
    await this.write(
      groupe,
      stored.map(({ _id }) => _id),
      [],
    )
    await this.groups.deleteOne({ _id: groupe })
  }

  private async write(groupe: string, removed: string[], written: IndexedEntry[]): Promise<void> {
    const keys = [...new Set([...removed, ...written.map(({ cle }) => cle)])]
    if (keys.length === 0) return
    const before = await this.entries
      .find({ _id: { $in: keys } }, { projection: { mots: 1 } })
      .toArray()
    const isWritten = new Set(written.map(({ cle }) => cle))
    await this.entries.deleteMany({ _id: { $in: keys.filter((key) => !isWritten.has(key)) } })
    if (written.length > 0) {
      await this.entries.bulkWrite(
        written.map((entry) => ({
          replaceOne: {
            filter: { _id: entry.cle },
            replacement: toRow(groupe, entry),
            upsert: true,
          },
        })),
        { ordered: false },
      )
    }
    await this.changeVocabulary(
      countWords(
        before.map(({ mots }) => mots),
        written,
      ),
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

  async search({ groups, phrases, annee }: IndexQuery): Promise<IndexAnswer> {
    const match = toMatch(groups, phrases)
    const filtered = annee === undefined ? match : { ...match, annee }
    const rarest = Math.min(...groups.map(({ total }) => total))
    const [counts, candidates] = await Promise.all([
      countMatches((scope) => this.countByYear(scope === 'all' ? match : filtered), annee),
      this.entries
        .aggregate<Candidate>([
          { $match: filtered },
          ...(rarest > MAX_SCORED ? [] : [{ $sort: { score: { $meta: 'textScore' } } }]),
          { $limit: MAX_CANDIDATES },
          { $project: { mots: 0, empreinte: 0 } },
        ])
        .toArray(),
    ])
    return { ...counts, candidates }
  }

  private async countByYear(match: object): Promise<Map<number, number>> {
    const rows = await this.entries
      .aggregate<{ _id: number; total: number }>([
        { $match: match },
        { $limit: MAX_COUNTED },
        { $group: { _id: '$annee', total: { $sum: 1 } } },
      ])
      .toArray()
    return new Map(rows.map(({ _id, total }) => [_id, total]))
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

/** The stems consist of letters and digits only: they need no escaping. */
function toMatch(groups: Group[], phrases: string[][]): object {
  const [rarest, ...others] = groups.toSorted((one, other) => one.total - other.total)
  const patterns = [
    ...others.map(({ racines }) => ` (?:${racines.join('|')}) `),
    ...phrases.map((stems) => ` ${stems.join(' ')} `),
  ]
  return {
    $text: { $search: rarest?.racines.join(' ') ?? '' },
    $and: [
      {},
      ...patterns.map((pattern) => ({
        $or: [{ titre: { $regex: pattern } }, { texte: { $regex: pattern } }],
      })),
    ],
  }
}

const toRow = (groupe: string, { mots, ...entry }: IndexedEntry): Omit<EntryRow, '_id'> => ({
  ...entry,
  groupe,
  annee: Number(entry.date.slice(0, 4)),
  mots: [...mots.keys()],
})
