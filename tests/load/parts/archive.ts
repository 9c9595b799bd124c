import { publishRegard } from '../../factories/regard'
import { client, type Client } from '../../support/client'
import { startMongo } from '../../support/mongod'
import { poll } from '../../support/ports'
import { startProduct, UNREACHABLE_LIMITS } from '../../support/product'
import { fillMongo } from '../archive/fillMongo'
import { fillSqlite } from '../archive/fillSqlite'
import { listAddresses, readLandmarks, type Address } from '../archive/listAddresses'
import { ARTICLES, prepareArticles } from '../archive/makeArticles'
import type { BenchOptions } from '../commandLine'
import { makeVocabulary } from '../makeTexts'
import { divide, type BenchResult, type Table } from '../metrics'
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

const INDEX_LIMIT_MS = 600_000

type Sizes = { files: number; urls: number; bytes: number }

/**
 * What lists, pages, feeds and the panel take with many issues and their articles, beside few: two sites
 * are asked in turn, so that other work of the machine is part of both figures.
 */
export async function measureArchive({
  quick,
  issues = quick ? 50 : 1_000,
  isOnMongo,
}: Omit<BenchOptions, 'parts'>): Promise<BenchResult> {
  const words = makeVocabulary()
  const few = await startSite(FEW, words, isOnMongo)
  try {
    const many = await startSite(issues, words, isOnMongo)
    try {
      const pairs = await timeInTurn(few, many, quick ? 5 : 40)
      const sizes = await readSitemaps(many.visitor)
      const tables = [toTimesTable(pairs, issues, isOnMongo), toSizesTable(sizes)]
      return { tables, errors: [] }
    } finally {
      await many.stop()
    }
  } finally {
    await few.stop()
  }
}

type Site = {
  visitor: Client
  admin: Client
  addresses: Address[]
  stop: () => Promise<void>
}

async function startSite(issues: number, words: string[], isOnMongo: boolean): Promise<Site> {
  const mongo = isOnMongo
    ? await startMongo({ replicaSet: true, cacheGB: MONGO_CACHE_GB })
    : undefined
  const product = await startProduct({
    setup: isOnMongo ? 'production' : 'embedded',
    mongo,
    env: { TRUST_PROXY: '1', ...UNREACHABLE_LIMITS },
  })
  const visitor = client(product.url)
  const admin = await visitor.as('administrateur')
  const { id } = await publishRegard(admin, {
    titre: 'Regards',
    numero: 1,
    dateParution: '1900-03-14',
  })
  await product.kill()
  const make = prepareArticles(words)
  await (mongo
    ? fillMongo(product.mongo?.url ?? '', id, issues, make)
    : fillSqlite(product.dataDir, id, issues, make))
  const logged = product.log().length
  await product.restart()
  await poll(() => product.log().includes('Index de recherche à jour', logged), {
    what: 'the index',
    timeoutMs: INDEX_LIMIT_MS,
  })
  const addresses = listAddresses(await readLandmarks(admin), words)
  const stop = async () => {
    await product.stop()
    await mongo?.stop()
  }
  return { visitor, admin, addresses, stop }
}

type Pair = { name: string; few: number; many: number }

/** Median times of each address, in milliseconds; none is answered from the response cache. */
async function timeInTurn(few: Site, many: Site, rounds: number): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (const [index, { name }] of many.addresses.entries()) {
    const taken: [number[], number[]] = [[], []]
    // The first round compiles, and fills what is kept in memory until the next change.
    for (let round = -1; round < rounds; round += 1) {
      for (const [at, site] of [few, many].entries()) {
        const address = site.addresses[index]
        if (!address) continue
        const ms = await time(address.isOfAdministrator ? site.admin : site.visitor, address, round)
        if (round >= 0) taken[at]?.push(ms)
      }
    }
    pairs.push({ name, few: median(taken[0]), many: median(taken[1]) })
  }
  return pairs
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

function toTimesTable(pairs: Pair[], issues: number, isOnMongo: boolean): Table {
  const articles = (issues * ARTICLES).toLocaleString('en')
  const count = issues.toLocaleString('en')
  return {
    title: `${count} issues with ${articles} articles, p50 without the response cache, ${
      isOnMongo ? 'MongoDB' : 'SQLite'
    }`,
    columns: [`${FEW} issues`, `${count} issues`, 'times'],
    rows: pairs.map(({ name, few, many }) => ({
      name,
      cells: [
        { value: few, unit: 'ms' },
        { value: many, unit: 'ms' },
        { value: divide(many, few), unit: '×', budget: { atMost: MOST_TIMES } },
      ],
    })),
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
