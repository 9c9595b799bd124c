import type { MongooseAdapter } from '@payloadcms/db-mongodb'

import { ENTRIES, type WordRow } from './mongoRows'
import type { IndexedEntry, Vocabulary, VocabularyWord } from './SearchIndex'
import { listWords } from './storedWords'

type Connection = MongooseAdapter['connection']

/** Words of the vocabulary changed by one command. */
const BATCH = 1_000

/** Vocabulary of the search index in MongoDB: the words of the entries, and in how many each is. */
export class MongoVocabulary implements Vocabulary {
  constructor(private readonly getConnection: () => Connection) {}

  private get words() {
    return this.getConnection().collection<WordRow>('rechercheMots')
  }

  async prepare(): Promise<void> {
    await this.words.createIndex({ racine: 1 })
  }

  async empty(): Promise<void> {
    await this.words.deleteMany({})
  }

  /** @param changes from countWords */
  async change(changes: VocabularyWord[]): Promise<void> {
    for (let at = 0; at < changes.length; at += BATCH) {
      const batch = changes.slice(at, at + BATCH)
      await this.words.bulkWrite(
        batch.map(({ mot, racine, forme, total }) => ({
          updateOne: {
            filter: { _id: mot },
            update: { $inc: { total }, ...(racine && { $setOnInsert: { racine, forme } }) },
            // A word whose count only falls exists already.
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
   * Counts the words of all entries again, after a process was killed between its writes of entries
   * and vocabulary.
   * @param entries of the group that it wrote, with the stems of its words
   */
  async recount(entries: IndexedEntry[]): Promise<void> {
    const known = new Map(entries.flatMap(({ mots }) => [...mots]))
    const counted = await this.getConnection()
      .collection(ENTRIES)
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
    await this.change(changes)
  }

  find(words: string[]): Promise<VocabularyWord[]> {
    return this.read({ _id: { $in: words } })
  }

  findByStem(stems: string[]): Promise<VocabularyWord[]> {
    return this.read({ racine: { $in: stems } })
  }

  findByPrefix(prefix: string, limit: number): Promise<VocabularyWord[]> {
    return this.read({ _id: { $gte: prefix, $lt: `${prefix}\u{10ffff}` } }, limit)
  }

  private async read(filter: object, limit = 0): Promise<VocabularyWord[]> {
    const found = this.words.find(filter)
    const rows = await (
      limit > 0 ? found.sort({ total: -1, _id: 1 }).limit(limit) : found
    ).toArray()
    return rows.map(({ _id, ...word }) => ({ mot: _id, ...word }))
  }
}
