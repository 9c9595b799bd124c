import { MongoClient } from 'mongodb'
import { publishRegard } from '../../factories/regard'
import { client } from '../../support/client'
import { startMongo } from '../../support/mongod'
import { poll } from '../../support/ports'
import { startProduct, type Product } from '../../support/product'
import { openSqlite } from '../../support/sqlite'
import { fillMongo } from '../archive/fillMongo'
import { fillSqlite } from '../archive/fillSqlite'
import { makeIssue, prepareVocabulary } from '../archive/makeIssue'
import { PAGES } from '../archive/nameIssue'
import type { BenchOptions } from '../commandLine'
import { makeVocabulary } from '../makeTexts'
import type { BenchResult, Table } from '../metrics'
import { percentile } from '../percentile'

/** Issues that the product indexes itself, at a start. */
const UNINDEXED = 10

/** Budgets: milliseconds of an uncached search, and the size of the index. */
const P50_MS = 80
const P99_MS = 150
const INDEX_SHARE = 1.2

/** Less than mongod takes by itself on this machine: half of the memory. */
const MONGO_CACHE_GB = 4

const INDEXING_LIMIT_MS = 5 * 60_000

type Filled = {
  product: Product
  textBytes: number
  indexBytes: number
  /** Time to index a page, in milliseconds. */
  pageMs: number
  stop: () => Promise<void>
}

/**
 * Searches in many issues: latency of uncached searches by kind of query, size of the index beside
 * the size of the text, and time to index a page.
 */
export async function measureSearch({
  quick,
  issues = quick ? 50 : 1_000,
  isOnMongo,
}: Omit<BenchOptions, 'parts'>): Promise<BenchResult> {
  const words = makeVocabulary()
  const filled = await fillProduct(isOnMongo ? 'production' : 'embedded', issues, words)
  try {
    const rows = []
    for (const [name, questions] of listQuestions(words, quick ? 40 : 200)) {
      const took = await timeSearches(filled.product, questions)
      rows.push({
        name,
        cells: [
          { value: percentile(took, 0.5), unit: 'ms', budget: { atMost: P50_MS } },
          { value: percentile(took, 0.99), unit: 'ms', budget: { atMost: P99_MS } },
          { value: percentile(took, 1), unit: 'ms' },
        ],
      })
    }
    const size: Table = {
      title: 'Index',
      columns: ['figure'],
      rows: [
        { name: 'text', cells: [{ value: filled.textBytes / 1e6, unit: 'MB' }] },
        { name: 'index', cells: [{ value: filled.indexBytes / 1e6, unit: 'MB' }] },
        {
          name: 'index / text',
          cells: [
            {
              value: filled.indexBytes / filled.textBytes,
              unit: '',
              budget: { atMost: INDEX_SHARE },
            },
          ],
        },
        { name: 'a page indexed at a start', cells: [{ value: filled.pageMs, unit: 'ms' }] },
      ],
    }
    const title = `Uncached searches in ${issues.toLocaleString('en')} issues of ${PAGES} pages, ${
      isOnMongo ? 'MongoDB' : 'SQLite'
    }`
    return { tables: [{ title, columns: ['p50', 'p99', 'longest'], rows }, size], errors: [] }
  } finally {
    await filled.stop()
  }
}

/**
 * Starts a product with an archive whose index is written beside it, as indexing it all would take a
 * quarter of an hour and more; then a last part is published that the product indexes itself.
 */
async function fillProduct(
  setup: 'embedded' | 'production',
  issues: number,
  words: string[],
): Promise<Filled> {
  const mongo =
    setup === 'production'
      ? await startMongo({ replicaSet: true, cacheGB: MONGO_CACHE_GB })
      : undefined
  const product = await startProduct({ setup, mongo, env: { TRUST_PROXY: '1' } })
  const administrator = await client(product.url).as('administrateur')
  // A day of its own: the ids of the index begin with the day.
  const { id } = await publishRegard(administrator, { numero: 1, dateParution: '2000-03-14' })
  await product.kill()
  const vocabulary = prepareVocabulary(words)
  const bytesBefore = await readIndexSize(product)
  const make = (index: number) => makeIssue(vocabulary, index)
  const { totals } = vocabulary
  const textBytes = product.mongo
    ? await fillMongo(product.mongo.url, id, issues, make, totals)
    : await fillSqlite(product.dataDir, id, issues, make, totals)
  const indexBytes = (await readIndexSize(product)) - bytesBefore
  const unindexed = await forgetStamps(product)
  const began = performance.now()
  const logged = product.log().length
  await product.restart()
  await poll(() => product.log().includes('Index de recherche à jour', logged), {
    what: 'the index',
    timeoutMs: INDEXING_LIMIT_MS,
  })
  const indexingSeconds = (performance.now() - began) / 1000
  const pageMs = (1000 * indexingSeconds) / (unindexed * PAGES)
  const stop = async () => {
    await product.stop()
    await mongo?.stop()
  }
  return { product, textBytes, indexBytes, pageMs, stop }
}

/** Makes the last issues ones that the product indexes at its start. @returns their number */
async function forgetStamps({ dataDir, mongo }: Product): Promise<number> {
  if (mongo) {
    const connection = await MongoClient.connect(mongo.url)
    const groups = connection.db().collection('rechercheGroupes')
    const last = await groups
      .find({ _id: { $not: /^site/ } })
      .sort({ _id: -1 })
      .limit(UNINDEXED)
      .toArray()
    const ids = last.map(({ _id }) => _id)
    await groups.deleteMany({ _id: { $in: ids } })
    const entries = connection.db().collection('rechercheTextes')
    await entries.deleteMany({ groupe: { $in: ids.map(String) } })
    await connection.close()
    return last.length
  }
  const db = await openSqlite(dataDir)
  const groups = `SELECT groupe FROM recherche_groupes WHERE groupe NOT LIKE 'site%' ORDER BY rowid DESC LIMIT ${UNINDEXED}`
  const { rows } = await db.execute(groups)
  await db.batch(
    [
      `DELETE FROM recherche_index WHERE rowid IN
        (SELECT id FROM recherche_entrees WHERE groupe IN (${groups}))`,
      `DELETE FROM recherche_entrees WHERE groupe IN (${groups})`,
      `DELETE FROM recherche_groupes WHERE groupe IN (${groups})`,
    ],
    'write',
  )
  db.close()
  return rows.length
}

const readIndexSize = ({ dataDir, mongo }: Product): Promise<number> =>
  mongo ? readMongoSize(mongo.url) : readSqliteSize(dataDir)

async function readSqliteSize(dataDir: string): Promise<number> {
  const db = await openSqlite(dataDir)
  const { rows } = await db.execute(
    "SELECT sum(pgsize) AS bytes FROM dbstat WHERE name LIKE 'recherche%'",
  )
  db.close()
  return Number(rows[0]?.bytes)
}

async function readMongoSize(url: string): Promise<number> {
  const mongo = await MongoClient.connect(url)
  try {
    // Sizes are those of the last checkpoint.
    await mongo.db('admin').command({ fsync: 1 })
    const sizes = await Promise.all(
      ['rechercheTextes', 'rechercheMots', 'rechercheGroupes'].map(async (name) => {
        const { totalSize } = await mongo.db().command({ collStats: name })
        return Number(totalSize)
      }),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  } finally {
    await mongo.close()
  }
}

/** Different queries of each kind: none is in the response cache. */
function listQuestions(vocabulary: string[], count: number): [string, string[]][] {
  const pick = (from: number, to: number) =>
    vocabulary[from + Math.floor(Math.random() * (to - from))] ?? ''
  const many = (make: () => string) => Array.from({ length: count }, make)
  const { length } = vocabulary
  return [
    ['a rare word', many(() => pick(2_000, length))],
    ['a common word', many(() => pick(0, 100))],
    ['two words', many(() => `${pick(100, 1_000)} ${pick(1_000, length)}`)],
    [
      'four common words',
      many(() =>
        many(() => pick(0, 60))
          .slice(0, 4)
          .join(' '),
      ),
    ],
    ['a phrase', many(() => `"${pick(0, 100)} ${pick(0, 100)}"`)],
    ['the beginning of a word', many(() => pick(2_000, length).slice(0, 4))],
    ['a slip', many(() => `${pick(500, length)}q`)],
  ]
}

async function timeSearches({ url }: Product, questions: string[]): Promise<number[]> {
  const took: number[] = []
  for (const [at, q] of questions.entries()) {
    const began = performance.now()
    // A parameter that is not read makes another cache entry.
    const path = `/api/recherche?q=${encodeURIComponent(q)}&tour=${at}`
    const response = await fetch(`${url}${path}`, {
      headers: { 'x-forwarded-for': `10.1.${at % 250}.${Math.floor(Math.random() * 250)}` },
    })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${q}: ${response.status}`)
    took.push(performance.now() - began)
  }
  return took
}
