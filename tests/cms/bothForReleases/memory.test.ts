import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makePdf } from '../../factories/pdf'
import { publishRegard, uploadFile } from '../../factories/regard'
import { pdfMetadata } from '../../factories/uploads'
import { client, type Client } from '../../support/client'
import { repoRoot } from '../../support/paths'
import { freePort } from '../../support/ports'
import { startProduct, type Product } from '../../support/product'
import { trackPeakMemory } from '../../support/trackPeakMemory'

const MB = 1024 * 1024
const SIZE = 200 * MB
const VISITORS = 3
/** Less than one copy of the PDF of 200 MB; measured: 57 to 128 MB, whatever the PDF's size. */
const ALLOWED_BY_READERS = 180 * MB
/** Half of the file, for parts on their way to a bucket; measured: 51 MB at the most. */
const ALLOWED_BY_UPLOAD = 100 * MB
const REQUESTS = 300
/** What stays in use after a request; measured: 0.7 kB on SQLite, 3 kB on MongoDB. */
const ALLOWED_BY_REQUEST = 30_000

let product: Product
let administrator: Client
let memoryPort: number

beforeAll(async () => {
  memoryPort = await freePort()
  const preload = pathToFileURL(join(repoRoot, 'tests', 'support', 'reportMemory.mjs')).href
  const env = { NODE_OPTIONS: `--import=${preload}`, MEMORY_PORT: String(memoryPort) }
  product = await startProduct({ setup: inject('product').setup, env })
  administrator = await client(product.url).as('administrateur')
})
afterAll(() => product.stop())

/** Bytes in use after a garbage collection. */
const readMemoryInUse = async () =>
  Number(await (await fetch(`http://127.0.0.1:${memoryPort}/`)).text())

test('a PDF of 200 MB is uploaded with less memory than half of it, and read by three visitors with less than one copy', async () => {
  const visitor = client(product.url)
  const { id } = await publishRegard(administrator)
  const pdf = await makePdf({ sizeBytes: SIZE })
  // The publication loaded what every later upload finds there.
  await readMemoryInUse()
  const beforeUpload = await product.memory()
  const upload = trackPeakMemory(product)
  const metadata = { ...pdfMetadata, chunkBytes: 32 * MB }
  const document = await uploadFile(administrator, pdf, metadata)
  expect((await upload.stop()) - beforeUpload).toBeLessThan(ALLOWED_BY_UPLOAD)

  expect((await administrator.patch(`/api/regards/${id}`, { pdf: document })).status).toBe(200)
  const { json } = await visitor.get<{ pdf: { url: string } }>(`/api/regards/${id}?depth=1`)
  await readMemoryInUse()
  const before = await product.memory()
  const reading = trackPeakMemory(product)
  const sizes = await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      const response = await visitor.raw('GET', json.pdf.url)
      let size = 0
      for await (const chunk of response.body ?? []) size += chunk.length
      return size
    }),
  )
  const peak = await reading.stop()

  expect(sizes).toEqual(Array.from({ length: VISITORS }, () => SIZE))
  expect(peak - before).toBeLessThan(ALLOWED_BY_READERS)
})

test('requests leave nothing in memory', async () => {
  const request = async (count: number) => {
    for (let sent = 0; sent < count; sent += 10) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => administrator.get('/api/regards?limit=1')),
      )
      for (const { status } of answers) expect(status).toBe(200)
    }
  }
  // What the first requests compile and cache stays.
  await request(REQUESTS)
  const before = await readMemoryInUse()
  await request(REQUESTS)
  expect((await readMemoryInUse()) - before).toBeLessThan(REQUESTS * ALLOWED_BY_REQUEST)
})
