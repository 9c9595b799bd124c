import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { toStem } from '@regards/text-analysis'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SqliteSearchIndex } from '../../../../../cms/src/features/recherche/index/SqliteSearchIndex'
import { toStoredWord } from '../../../../../cms/src/features/recherche/index/storedWords'
import { toIndexedEntry } from '../../../../../cms/src/features/recherche/indexing/toEntries'
import { makeTempDir } from '../../../../support/paths'

const folder = makeTempDir('rubriques')

/** Stands for the connection of Payload's adapter, of which the index uses the tables. */
const client = createClient({ url: `file:${join(folder, 'index.db')}` })
const index = new SqliteSearchIndex({ db: { client } } as unknown as Payload)

const article = (cle: string, annee: number, rubrique: string, texte: string) =>
  toIndexedEntry({
    ...{ cle: `${annee}/article:${cle}`, type: 'article', page: 2, rubrique },
    ...{ date: `${annee}-03-21`, titre: `Titre ${cle}`, texte: [{ page: 2, texte }] },
  })

beforeAll(async () => {
  await client.batch([
    `CREATE VIRTUAL TABLE recherche_index USING fts5
      (titre, texte, content = '', contentless_delete = 1)`,
    `CREATE TABLE recherche_entrees (id INTEGER PRIMARY KEY, cle TEXT NOT NULL UNIQUE,
      groupe TEXT NOT NULL, type TEXT NOT NULL, page INTEGER NOT NULL, date TEXT NOT NULL,
      longueur INTEGER NOT NULL, empreinte TEXT NOT NULL, contenu BLOB NOT NULL)`,
    'CREATE TABLE recherche_groupes (groupe TEXT PRIMARY KEY, tampon TEXT NOT NULL)',
    `CREATE TABLE recherche_mots (mot TEXT PRIMARY KEY, racine TEXT NOT NULL, forme TEXT NOT NULL,
      total INTEGER NOT NULL)`,
  ])
  await index.prepare()
  await index.replaceGroup(
    '2024',
    [
      article('a', 2024, 'Costume', 'La coiffe bretonne'),
      article('b', 2024, 'Savoir-faire', 'La coiffe se repasse'),
      article('c', 2024, '', 'Une coiffe'),
    ],
    'stamp',
  )
  await index.replaceGroup('2025', [article('d', 2025, 'SAVOIR-FAIRE', 'Les coiffes')], 'stamp')
})

afterAll(() => {
  client.close()
})

const store = (word: string) => toStoredWord(word, toStem(word))

const search = (filters: { annee?: number; rubrique?: string } = {}, phrases: string[][] = []) =>
  index.search({ groups: [{ racines: [toStem('coiffe')], total: 4 }], phrases, ...filters })

const keysOf = ({ candidates }: Awaited<ReturnType<typeof search>>) =>
  candidates.map(({ cle }) => cle.split(':')[1])

test('matches are counted by year and section, whose spellings are one: the last', async () => {
  const { places, total } = await search()
  expect(total).toBe(4)
  expect(places.toSorted((one, other) => one.annee - other.annee)).toEqual([
    { annee: 2024, rubrique: '', total: 1 },
    { annee: 2024, rubrique: 'Costume', total: 1 },
    { annee: 2024, rubrique: 'SAVOIR-FAIRE', total: 1 },
    { annee: 2025, rubrique: 'SAVOIR-FAIRE', total: 1 },
  ])
})

test.each([
  [{ rubrique: 'savoir-faire' }, ['d', 'b']],
  [{ rubrique: 'Costume' }, ['a']],
  [{ rubrique: 'savoir-faire', annee: 2024 }, ['b']],
  [{ annee: 2024 }, ['b', 'a', 'c']],
  [{ rubrique: 'Costume', annee: 2025 }, []],
  [{ rubrique: 'Inconnue' }, []],
])('%o filters', async (filters, keys) => {
  const answer = await search(filters)
  expect(keysOf(answer)).toEqual(keys)
  expect(answer.total).toBe(keys.length)
  expect(answer.places).toHaveLength(4)
})

test('a phrase is filtered and counted in the same way', async () => {
  const phrase = [['coiffe', 'se'].map(store)]
  expect(keysOf(await search({}, phrase))).toEqual(['b'])
  expect(keysOf(await search({ rubrique: 'Savoir-faire' }, phrase))).toEqual(['b'])
  const other = await search({ rubrique: 'Costume' }, phrase)
  expect(keysOf(other)).toEqual([])
  expect(other.places).toEqual([{ annee: 2024, rubrique: 'SAVOIR-FAIRE', total: 1 }])
})

test('an article that changes its section is counted there', async () => {
  await index.replaceGroup('2025', [article('d', 2025, 'Costume', 'Les coiffes')], 'other')
  expect(keysOf(await search({ rubrique: 'Costume' }))).toEqual(['d', 'a'])
  expect(keysOf(await search({ rubrique: 'Savoir-faire' }))).toEqual(['b'])
})
