import type { Payload } from 'payload'
import { MongoClient } from 'mongodb'
import { afterAll, expect, inject, test } from 'vitest'
import { MongoSearchIndex } from '../../../cms/src/features/recherche/index/MongoSearchIndex'
import type { IndexedEntry } from '../../../cms/src/features/recherche/index/SearchIndex'
import { toStoredText, toStoredWord } from '../../../cms/src/features/recherche/index/storedWords'

/** Stands for the connection of Payload's adapter, of which the index uses the collections. */
const mongo = await MongoClient.connect(inject('product').databaseUrl ?? '')
const database = mongo.db(`vocabulaire-${process.pid}`)
const index: MongoSearchIndex = new MongoSearchIndex({
  db: { connection: database },
} as unknown as Payload)
await database.collection('rechercheTextes').createIndex({ racines: 1, annee: -1, rubrique: 1 })
afterAll(async () => {
  await database.dropDatabase()
  await mongo.close()
})

const entry = (page: number, ...words: string[]): IndexedEntry => ({
  cle: `a/${page}`,
  type: 'page',
  page,
  date: '2024-03-21',
  rubrique: '',
  titre: '',
  texte: toStoredText(
    words.map((word) => toStoredWord(word, word)),
    [],
  ),
  longueur: words.length,
  mots: new Map(words.map((word) => [word, { racine: word, forme: word }])),
  empreinte: words.join(),
})

/** Lets the database refuse every change of the vocabulary, as if the process stopped before it. */
const refuseWords = (isRefused: boolean) =>
  database.command({ collMod: 'rechercheMots', validator: isRefused ? { never: true } : {} })

test('a kill between the entries and the vocabulary is repaired by the next comparison', async () => {
  await index.replaceGroup('a', [entry(1, 'vielle', 'danse')], 'first')
  await refuseWords(true)
  await expect(index.replaceGroup('a', [entry(1, 'danse', 'coiffe')], 'second')).rejects.toThrow()
  await refuseWords(false)
  // The stamp is gone, so that the comparison takes the group up.
  expect((await index.listStamps()).get('a')).not.toBe('second')

  await index.replaceGroup('a', [entry(1, 'danse', 'coiffe')], 'second')

  const words = await index.vocabulary.find(['vielle', 'danse', 'coiffe'])
  expect(words.map(({ mot, total }) => [mot, total]).toSorted()).toEqual([
    ['coiffe', 1],
    ['danse', 1],
  ])
})

test('the total is a lower bound when more entries match than are compared', async () => {
  const group = (stem: string, total: number) => ({ racines: [stem], total })
  const query = { phrases: [], annee: undefined }
  const few = await index.search({ ...query, groups: [group('danse', 1), group('coiffe', 1)] })
  const many = await index.search({
    ...query,
    groups: [group('danse', 2_001), group('coiffe', 2_001)],
  })

  expect([few.isLowerBound, many.isLowerBound]).toEqual([false, true])
})
