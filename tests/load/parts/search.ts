import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { publishRegard } from '../../factories/regard'
import { client } from '../../support/client'
import { insertPages } from '../../support/insertPages'
import { poll } from '../../support/ports'
import { startProduct, type Product } from '../../support/product'
import { openSqlite } from '../../support/sqlite'
import type { BenchResult, Table } from '../metrics'
import { makeVocabulary, writePage } from '../makeTexts'
import { percentile } from '../percentile'

/** Pages of an issue, and words of a page. */
const PAGES = 40
const WORDS = 350

const FIRST_NUMERO = 2_000

/** Budgets: milliseconds of an uncached search, and the size of the index. */
const P50_MS = 30
const P99_MS = 150
const INDEX_SHARE = 1.2

const INDEXING_LIMIT_MS = 45 * 60_000

type Filled = { product: Product; textBytes: number; indexBytes: number; indexingSeconds: number }

/**
 * Searches in many issues (SEARCH_ISSUES), on SQLite or, with SEARCH_SETUP=production, on MongoDB: latency of uncached searches by kind of query, size of the index
 * beside the size of the text, and time to index everything at a start.
 */
export async function measureSearch({ quick }: { quick: boolean }): Promise<BenchResult> {
  const issues = Number(process.env.SEARCH_ISSUES ?? (quick ? 50 : 1_000))
  const vocabulary = makeVocabulary()
  const filled = await fillProduct(issues, vocabulary)
  try {
    const rows = []
    for (const [name, questions] of listQuestions(vocabulary, quick ? 40 : 200)) {
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
        { name: 'all indexed at a start', cells: [{ value: filled.indexingSeconds, unit: 's' }] },
      ],
    }
    const title = `Uncached searches in ${issues.toLocaleString('en')} issues of ${PAGES} pages`
    return { tables: [{ title, columns: ['p50', 'p99', 'longest'], rows }, size], errors: [] }
  } finally {
    await filled.product.stop()
  }
}

/** Starts a product, copies an issue with pages of made text, and waits until all are indexed. */
async function fillProduct(issues: number, vocabulary: string[]): Promise<Filled> {
  const setup = process.env.SEARCH_SETUP === 'production' ? 'production' : 'embedded'
  const product = await startProduct({ setup, env: { TRUST_PROXY: '1' } })
  const administrator = await client(product.url).as('administrateur')
  const { id } = await publishRegard(administrator, { numero: 1, dateParution: '2000-03-15' })
  await product.kill()
  const textBytes = product.mongo
    ? await fillMongo(product.mongo.url, issues, vocabulary)
    : await fillSqlite(product.dataDir, id, issues, vocabulary)
  const bytesBefore = product.mongo ? 0 : await readSqliteSize(product.dataDir)
  const began = performance.now()
  await product.restart()
  await poll(() => product.log().includes('Index de recherche à jour'), {
    what: 'the index',
    timeoutMs: INDEXING_LIMIT_MS,
  })
  const indexingSeconds = (performance.now() - began) / 1000
  const indexBytes = product.mongo
    ? await readMongoSize(product.mongo.url)
    : (await readSqliteSize(product.dataDir)) - bytesBefore
  return { product, textBytes, indexBytes, indexingSeconds }
}

async function fillSqlite(dataDir: string, id: string, issues: number, vocabulary: string[]) {
  const db = await openSqlite(dataDir)
  let bytes = 0
  const columnsOf = async (table: string) =>
    (await db.execute(`PRAGMA table_info(${table})`)).rows.map(({ name }) => `"${name as string}"`)
  const copied = (columns: string[], replaced: Record<string, string>) =>
    columns.map((column) => replaced[column] ?? column).join()
  const [regards, documents] = await Promise.all(['regards', 'documents'].map(columnsOf))
  const { rows } = await db.execute({ sql: 'SELECT pdf_id FROM regards WHERE id = ?', args: [id] })
  const pdf = rows[0]?.pdf_id as string
  for (let index = 0; index < issues; index += 1) {
    const [issue, document] = [randomUUID(), randomUUID()]
    const date = `${1925 + (index % 100)}-03-15T12:00:00.000Z`
    const pages = Array.from({ length: PAGES }, () => writePage(vocabulary, WORDS))
    bytes += Buffer.byteLength(pages.join(''))
    await db.batch(
      [
        {
          sql: `INSERT INTO documents (${documents?.join()}) SELECT ${copied(documents ?? [], {
            '"id"': '?',
            '"prefix"': '?',
            '"upload_id"': 'NULL',
          })} FROM documents WHERE id = ?`,
          args: placeholders(
            documents ?? [],
            { '"id"': document, '"prefix"': `regards/copie${index}` },
            pdf,
          ),
        },
        {
          sql: `INSERT INTO regards (${regards?.join()}) SELECT ${copied(regards ?? [], {
            '"id"': '?',
            '"numero"': '?',
            '"date_parution"': '?',
            '"pdf_id"': '?',
          })} FROM regards WHERE id = ?`,
          args: placeholders(
            regards ?? [],
            {
              '"id"': issue,
              '"numero"': FIRST_NUMERO + index,
              '"date_parution"': date,
              '"pdf_id"': document,
            },
            id,
          ),
        },
        ...pages.map((texte, at) => ({
          sql: `INSERT INTO pages_de_regards (id, document_id, page, largeur, hauteur, dossier, tailles, texte)
            VALUES (?, ?, ?, 595, 842, 'regards/x/pages/1', '[480]', ?)`,
          args: [randomUUID(), document, at + 1, texte],
        })),
      ],
      'write',
    )
  }
  db.close()
  return bytes
}

/** Values in the order of a table's columns, then the id of the row that is copied. */
const placeholders = (columns: string[], values: Record<string, string | number>, id: string) => [
  ...columns.flatMap((column) => values[column] ?? []),
  id,
]

async function fillMongo(url: string, issues: number, vocabulary: string[]) {
  const mongo = await MongoClient.connect(url)
  const database = mongo.db()
  const regard = await database.collection('regards').findOne({ numero: 1 })
  const document = await database.collection('documents').findOne({ _id: regard?.pdf as never })
  if (!regard || !document) throw new Error('There is no issue to copy')
  const { _id: _regard, ...issue } = regard
  const { _id: _document, uploadId: _upload, ...file } = document
  let bytes = 0
  for (let index = 0; index < issues; index += 1) {
    const { insertedId } = await database
      .collection('documents')
      .insertOne({ ...file, prefix: `regards/copie${index}` })
    await database.collection('regards').insertOne({
      ...issue,
      numero: FIRST_NUMERO + index,
      dateParution: new Date(`${1925 + (index % 100)}-03-15T12:00:00.000Z`),
      pdf: insertedId,
    })
    const pages = Array.from({ length: PAGES }, () => writePage(vocabulary, WORDS))
    bytes += Buffer.byteLength(pages.join(''))
    await insertPages({ dataDir: '', databaseUrl: url }, String(insertedId), pages)
  }
  await mongo.close()
  return bytes
}

/** Bytes of a database's pages, without those that are free. */
async function readSqliteSize(dataDir: string): Promise<number> {
  const db = await openSqlite(dataDir)
  const read = async (pragma: string) =>
    Number(Object.values((await db.execute(`PRAGMA ${pragma}`)).rows[0] ?? {})[0])
  const pages = (await read('page_count')) - (await read('freelist_count'))
  const bytes = pages * (await read('page_size'))
  db.close()
  return bytes
}

async function readMongoSize(url: string): Promise<number> {
  const mongo = await MongoClient.connect(url)
  try {
    const sizes = await Promise.all(
      ['rechercheEntrees', 'rechercheMots', 'rechercheGroupes'].map(async (name) => {
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
