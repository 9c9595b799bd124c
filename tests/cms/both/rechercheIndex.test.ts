import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { deleteAllRegards } from '../../factories/regard'
import { searchCorpus } from '../../factories/searchCorpus'
import { client } from '../../support/client'
import { insertPages, insertReading } from '../../support/insertPages'
import { poll } from '../../support/ports'
import { shareEmptySite } from '../../support/sharedProducts'
import { nameHit, publishIssue, search } from '../../support/searchSite'
import { openSqlite } from '../../support/sqlite'

const { product } = await shareEmptySite(inject('product').setup)
const visitor = client(product.url)
const administrator = await visitor.as('administrateur')
for (const issue of searchCorpus.slice(0, 4)) await publishIssue(product, administrator, issue)
afterAll(() => deleteAllRegards(administrator))

const hits = async (q: string) => (await search(visitor, q)).json.resultats.map(nameHit)

const untilFound = (q: string, expected: string[]) =>
  poll(async () => JSON.stringify(await hits(q)) === JSON.stringify(expected), {
    what: `the hits of ${q}`,
  })

/** Changes the index in the database, while the product is stopped. */
async function changeIndex(
  sql: string[],
  inMongo: (database: ReturnType<MongoClient['db']>) => Promise<unknown>,
): Promise<void> {
  await product.kill()
  if (product.mongo) {
    const mongo = await MongoClient.connect(product.mongo.url)
    await inMongo(mongo.db())
    await mongo.close()
  } else {
    const sqlite = await openSqlite(product.dataDir)
    for (const statement of sql) await sqlite.execute(statement)
    sqlite.close()
  }
  await product.restart()
}

describe('hostile queries', () => {
  test.each([
    ['10,000 characters', 'bourree '.repeat(1_250)],
    ['10,000 letters', 'a'.repeat(10_000)],
    ['thousands of words', Array.from({ length: 2_000 }, (_, at) => `m${at}`).join(' ')],
    ['FTS5 operators', 'bourrée AND NOT OR NEAR(a b) * ^ : - + ( ) { }'],
    ['FTS5 columns', '{titre texte} : "bourrée" OR titre : x'],
    ['an open quotation mark', '"bourrée'],
    ['quotation marks only', '"""" «\u00a0»'],
    ['Mongo operators', '$where {"$gt": ""} $text $regex'],
    ['negation', '-bourrée --'],
    ['NUL and control characters', 'bourr\u0000ée\u0007 \u001b[2J'],
    ['regular expressions', '(a+)+$ .* [a-z]{1000} \\b'],
    ['SQL', `'; DROP TABLE recherche_entrees; --`],
    ['markup', '<script>alert(1)</script>'],
    ['lone surrogates', '\ud800 \udfff'],
    ['emoji and other scripts', '🌾 Ωμέγα жито 麦'],
    ['marks only', '\u0301\u0301\u0301'],
    ['nothing', ''],
  ])('%s', async (_case, q) => {
    const { status, json } = await search(visitor, q)
    expect(status).toBe(200)
    expect(json.q.length).toBeLessThanOrEqual(200)
  })

  test.each([
    ['q[$ne]=1', 200],
    ['q=a&q=b', 200],
    ['q[]=bourrée', 200],
    ['q=bourr%C3', 200],
    ['annee=abc&q=sabots', 200],
    ['annee[$gt]=0&q=sabots', 200],
    ['page=-1&q=sabots', 400],
  ])('?%s', async (query, expected) => {
    expect((await visitor.get(`/api/recherche?${query}`)).status).toBe(expected)
  })

  test('leave the index unchanged', async () => {
    expect(await hits('thermomètre')).toEqual(['44/3'])
  })
})

test('a site without a search index has one soon after its start', async () => {
  expect(await hits('thermomètre')).toEqual(['44/3'])
  await changeIndex(
    [
      'DELETE FROM recherche_index WHERE rowid IN (SELECT id FROM recherche_entrees)',
      ...['entrees', 'groupes', 'mots'].map((table) => `DELETE FROM recherche_${table}`),
    ],
    async (database) => {
      for (const name of ['Textes', 'Groupes', 'Mots']) {
        await database.collection(`recherche${name}`).drop()
      }
    },
  )
  await untilFound('thermomètre', ['44/3'])
  await poll(async () => (await hits('mentions légales'))[0] === '/mentions-legales', {
    what: 'a page of the site',
  })
  expect((await search(visitor, 'thermomettre')).json.suggestion).toBe('thermomètre')
})

describe('at the next start', () => {
  beforeAll(async () => {
    const [first] = searchCorpus
    if (!first) throw new Error('No corpus')
    const { document } = await publishIssue(product, administrator, {
      ...first,
      ...{ numero: 71, titre: 'Sans pages encore', sommaire: '', pages: [] },
    })
    const place = { dataDir: product.dataDir, databaseUrl: product.mongo?.url }
    await insertPages(place, document, ['Un funambule traverse la foire.'])
    await insertReading(place, document)
    expect(await hits('funambule')).toEqual([])
    await changeIndex(
      [
        `UPDATE recherche_groupes SET tampon = '0 ' || tampon`,
        `UPDATE recherche_entrees SET empreinte = 'autre' WHERE page = 3`,
        `DELETE FROM recherche_index
          WHERE rowid IN (SELECT id FROM recherche_entrees WHERE page = 2)`,
        `DELETE FROM recherche_entrees WHERE page = 2`,
        // Stems of another version.
        `UPDATE recherche_mots SET racine = 'autre'`,
      ],
      async (database) => {
        await database.collection('rechercheMots').updateMany({}, { $set: { racine: 'autre' } })
        await database.collection('rechercheGroupes').updateMany({}, { $set: { tampon: '0' } })
        await database
          .collection('rechercheTextes')
          .updateMany({ page: 3 }, { $set: { empreinte: 'autre', texte: '' } })
        await database.collection('rechercheTextes').deleteMany({ page: 2 })
      },
    )
  })

  test('groups of an interrupted run, or of another version, are indexed again', async () => {
    await untilFound('thermomètre', ['44/3'])
    await untilFound('vaisselier', ['44/2'])
    // The beginning of a word is found by the stems of the vocabulary.
    await untilFound('vaisselie', ['44/2'])
  })

  test('pages whose reading was finished without a word to the index are found', async () => {
    await untilFound('funambule', ['71/1'])
  })
})

test('an issue that is no longer published is removed at the next start', async () => {
  await changeIndex([`UPDATE regards SET _status = 'draft' WHERE numero = 44`], (database) =>
    database.collection('regards').updateOne({ numero: 44 }, { $set: { _status: 'draft' } }),
  )
  await poll(async () => (await search(visitor, 'thermomètre')).json.total === 0, {
    what: 'the removal',
  })
  expect((await search(visitor, 'thermomettre')).json.suggestion).toBeNull()
})
