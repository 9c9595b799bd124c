import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { publishRegard } from '../../factories/regard'
import { client, type Client } from '../../support/client'
import { startProduct, type Product } from '../../support/product'
import type { Setup } from '../../support/setups'
import { openSqlite } from '../../support/sqlite'
import { trackPeakMemory } from '../../support/trackPeakMemory'
import type { BenchOptions } from '../commandLine'
import type { BenchResult, Cell, Table } from '../metrics'
import { median } from '../percentile'

const MB = 1_000_000
const MIB = 1024 * 1024
const BATCH = 20_000
const EXPORT_TIMEOUT_MS = 600_000

type Row = { name: string; cell: Cell }

/** What a large number of subscribers costs. */
export async function measureSubscribers({
  quick,
  isOnMongo,
}: Pick<BenchOptions, 'quick' | 'isOnMongo'>): Promise<BenchResult> {
  const count = quick ? 20_000 : 1_000_000
  const rows = await measureOn(isOnMongo ? 'production' : 'embedded', count)
  const table: Table = {
    title: `${count.toLocaleString('en')} subscribers`,
    columns: [isOnMongo ? 'MongoDB' : 'SQLite'],
    rows: rows.map(({ name, cell }) => ({ name, cells: [cell] })),
  }
  return { tables: [table], errors: [] }
}

async function measureOn(setup: Setup, count: number): Promise<Row[]> {
  const product = await startProduct({ setup, env: { MAILS_PER_MINUTE: '100' } })
  try {
    const { id } = await publishRegard(await client(product.url).as('administrateur'))
    const before = await readSize(product)
    await product.kill()
    const filled = await time(() => insert(product, count))
    const started = await time(() => product.restart())
    const bytes = (await readSize(product)) - before
    const administrator = await client(product.url).as('administrateur')
    const rows = [
      toRow('size in the database', bytes / MB, 'MB'),
      toRow('inserted directly', filled.seconds, 's'),
      toRow('start until ready', started.seconds, 's'),
      ...(await measureQueries(administrator, count)),
    ]
    const watch = trackPeakMemory(product)
    const atRest = await product.memory()
    const exported = await time(() =>
      administrator.get('/api/newsletter/abonnes.csv', {
        signal: AbortSignal.timeout(EXPORT_TIMEOUT_MS),
      }),
    )
    const peak = await watch.stop()
    const started202 = await time(() => administrator.post(`/api/regards/${id}/annonce`))
    return [
      ...rows,
      toRow('export of all, read as a campaign reads its recipients', exported.seconds, 's'),
      toRow('export, size', exported.result.text.length / MB, 'MB'),
      toRow('export, memory above rest', (peak - atRest) / MIB, 'MB'),
      toRow('start of a campaign', started202.seconds * 1000, 'ms'),
    ]
  } finally {
    await product.stop()
  }
}

/** Queries of the panel's list. */
async function measureQueries(administrator: Client, count: number): Promise<Row[]> {
  const list = '/api/abonnes?limit=10&depth=0&sort=-dateDemande'
  const addresses: [string, string][] = [
    ['panel, first page', list],
    ['panel, last page', `${list}&page=${Math.floor(count / 10)}`],
    ['panel, search of an address', `${list}&where[email][like]=lecteur-000777@`],
  ]
  const rows: Row[] = []
  for (const [name, path] of addresses) {
    const times: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const { seconds, result } = await time(() => administrator.get(path))
      if (result.status !== 200) throw new Error(`${path}: ${result.status} ${result.text}`)
      times.push(seconds * 1000)
    }
    rows.push(toRow(name, median(times), 'ms'))
  }
  return rows
}

const toRow = (name: string, value: number, unit: string): Row => ({ name, cell: { value, unit } })

async function time<T>(run: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const began = performance.now()
  const result = await run()
  return { seconds: (performance.now() - began) / 1000, result }
}

async function insert(product: Product, count: number): Promise<void> {
  if (product.mongo) await insertIntoMongo(product.mongo.url, count)
  else await insertIntoSqlite(product.dataDir, count)
}

const emailOf = (index: number) => `lecteur-${String(index).padStart(7, '0')}@abonnes.test`

async function insertIntoMongo(url: string, count: number): Promise<void> {
  const mongo = await MongoClient.connect(url)
  const abonnes = mongo.db().collection('abonnes')
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, offset) => {
      const date = new Date(Date.UTC(2020, 0, 1) + (from + offset) * 60_000)
      const email = emailOf(from + offset)
      return {
        ...{ email, cle: email, empreinte: randomUUID(), etat: 'confirme', source: 'accueil' },
        ...{ dateDemande: date, dateConfirmation: date, createdAt: date, updatedAt: date },
      }
    })
    await abonnes.insertMany(rows, { ordered: false })
  }
  await mongo.close()
}

async function insertIntoSqlite(dataDir: string, count: number): Promise<void> {
  const sqlite = await openSqlite(dataDir)
  const day = `strftime('%Y-%m-%dT%H:%M:%fZ', '2020-01-01', '+' || n || ' minutes')`
  const email = `printf('lecteur-%07d@abonnes.test', n)`
  const id = `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`
  await sqlite.execute(`
    WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count - 1})
    INSERT INTO abonnes (id, email, cle, empreinte, etat, source, date_demande, date_confirmation, created_at, updated_at)
    SELECT ${id}, ${email}, ${email}, hex(randomblob(16)), 'confirme', 'accueil', ${day}, ${day}, ${day}, ${day} FROM numbers`)
  sqlite.close()
}

async function readSize({ mongo, dataDir }: Product): Promise<number> {
  if (!mongo) {
    const sqlite = await openSqlite(dataDir)
    await sqlite.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    sqlite.close()
    return statSync(join(dataDir, 'regards.sqlite')).size
  }
  const connection = await MongoClient.connect(mongo.url)
  const { dataSize, indexSize } = await connection.db().stats()
  await connection.close()
  return Number(dataSize) + Number(indexSize)
}
