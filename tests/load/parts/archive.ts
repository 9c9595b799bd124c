import { publishRegard } from '../../factories/regard'
import { client, type Client } from '../../support/client'
import { startMongo } from '../../support/mongod'
import { poll } from '../../support/ports'
import { startProduct, UNREACHABLE_LIMITS, type Product } from '../../support/product'
import { fillMongo } from '../archive/fillMongo'
import { fillSqlite } from '../archive/fillSqlite'
import { listAddresses, readLandmarks, type Address } from '../archive/listAddresses'
import { ARTICLES } from '../archive/makeArticles'
import { prepareVocabulary } from '../archive/makeIssue'
import type { BenchOptions } from '../commandLine'
import { makeVocabulary } from '../makeTexts'
import { divide, type BenchResult, type Cell, type Table } from '../metrics'
import { median } from '../percentile'

/** Issues of the site that the archive is compared with. */
const FEW = 12

/** Budget: how many times the time with few issues. */
const MOST_TIMES = 1.5

/** Sitemaps: https://www.sitemaps.org/protocol.html. */
const MAX_URLS = 50_000
const MAX_MB = 50

/** Less than mongod takes by itself on this machine: half of the memory. */
const MONGO_CACHE_GB = 4

const INDEX_LIMIT_MS = 60_000

type Times = Map<string, number>
type Sizes = { files: number; urls: number; bytes: number }

/** What lists, pages, feeds and the panel take with many issues and their articles, beside few. */
export async function measureArchive({
  quick,
  issues = quick ? 50 : 1_000,
  isOnMongo,
}: Omit<BenchOptions, 'parts'>): Promise<BenchResult> {
  const mongo = isOnMongo
    ? await startMongo({ replicaSet: true, cacheGB: MONGO_CACHE_GB })
    : undefined
  const product = await startProduct({
    setup: isOnMongo ? 'production' : 'embedded',
    mongo,
    env: { TRUST_PROXY: '1', ...UNREACHABLE_LIMITS },
  })
  try {
    const admin = await client(product.url).as('administrateur')
    const { id } = await publishRegard(admin, { numero: 1, dateParution: '1900-03-14' })
    const words = makeVocabulary()
    const rounds = quick ? 5 : 40
    const grow = async (from: number, count: number) => {
      await product.kill()
      await fill(product, id, { from, count, words })
      await product.restart()
      await poll(() => product.log().includes('Index de recherche à jour'), {
        what: 'the index',
        timeoutMs: INDEX_LIMIT_MS,
      })
      return timeAddresses(product, words, rounds)
    }
    const few = await grow(0, FEW)
    const many = await grow(FEW, issues - FEW)
    const sizes = await readSitemaps(client(product.url))
    return { tables: [toTimesTable(few, many, issues, isOnMongo), toSizesTable(sizes)], errors: [] }
  } finally {
    await product.stop()
    await mongo?.stop()
  }
}

type Range = { from: number; count: number; words: string[] }

async function fill({ mongo, dataDir }: Product, id: string, { from, count, words }: Range) {
  const vocabulary = prepareVocabulary(words)
  await (mongo
    ? fillMongo(mongo.url, id, count, vocabulary, from)
    : fillSqlite(dataDir, id, count, vocabulary, from))
}

/** Median time of each address, in milliseconds; none is answered from the response cache. */
async function timeAddresses(product: Product, words: string[], rounds: number): Promise<Times> {
  const visitor = client(product.url)
  const admin = await visitor.as('administrateur')
  const landmarks = await readLandmarks(admin)
  const times: Times = new Map()
  for (const address of listAddresses(landmarks, words)) {
    const asking = address.isOfAdministrator ? admin : visitor
    // The first request compiles, and fills what is kept in memory until the next change.
    await time(asking, address, -1)
    const taken: number[] = []
    for (let round = 0; round < rounds; round += 1) taken.push(await time(asking, address, round))
    times.set(address.name, median(taken))
  }
  return times
}

async function time(asking: Client, { toPath }: Address, round: number): Promise<number> {
  const path = toPath(round)
  const began = performance.now()
  // A parameter that is not read makes another cache entry.
  const answer = await asking.raw('GET', `${path}${path.includes('?') ? '&' : '?'}tour=${round}`, {
    headers: { 'x-forwarded-for': `10.1.1.${(round + 250) % 250}` },
  })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  return performance.now() - began
}

/** The largest of all sitemaps. */
async function readSitemaps(visitor: Client): Promise<Sizes> {
  const map = (await visitor.get('/sitemap.xml')).text
  const files = [...map.matchAll(/<sitemap><loc>[^<]*(\/sitemap-\d+\.xml)<\/loc>/g)]
  const paths = files.length > 0 ? files.map(([, path]) => path ?? '') : ['/sitemap.xml']
  const sizes: Sizes = { files: paths.length, urls: 0, bytes: 0 }
  for (const path of paths) {
    const { text } = await visitor.get(path)
    sizes.urls = Math.max(sizes.urls, text.split('<url>').length - 1)
    sizes.bytes = Math.max(sizes.bytes, Buffer.byteLength(text))
  }
  return sizes
}

function toTimesTable(few: Times, many: Times, issues: number, isOnMongo: boolean): Table {
  const articles = (issues * ARTICLES).toLocaleString('en')
  const count = issues.toLocaleString('en')
  return {
    title: `${count} issues with ${articles} articles, p50 without the response cache, ${
      isOnMongo ? 'MongoDB' : 'SQLite'
    }`,
    columns: [`${FEW} issues`, `${count} issues`, 'times'],
    rows: [...many].map(([name, value]) => {
      const before = few.get(name) ?? 0
      const cells: Cell[] = [
        { value: before, unit: 'ms' },
        { value, unit: 'ms' },
        { value: divide(value, before), unit: '×', budget: { atMost: MOST_TIMES } },
      ]
      return { name, cells }
    }),
  }
}

const toSizesTable = ({ files, urls, bytes }: Sizes): Table => ({
  title: 'Sitemaps',
  columns: ['figure'],
  rows: [
    { name: 'files', cells: [{ value: files, unit: '', budget: { atMost: MAX_URLS } }] },
    { name: 'most URLs of one', cells: [{ value: urls, unit: '', budget: { atMost: MAX_URLS } }] },
    { name: 'largest', cells: [{ value: bytes / 1e6, unit: 'MB', budget: { atMost: MAX_MB } }] },
  ],
})
