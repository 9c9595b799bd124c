import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makePdf } from '../../factories/pdf'
import { publishRegard } from '../../factories/regard'
import { pdfMetadata } from '../../factories/uploads'
import { client, type Client } from '../../support/client'
import { startProduct, type Product } from '../../support/product'
import { upload } from '../../support/tus'
import { trackPeakMemory } from '../../support/trackPeakMemory'

const MB = 1024 * 1024
/** What five readers may hold at the most, half of the 500 MB that they get. */
const ALLOWED_BY_READERS = 250 * MB
/**
 * What an upload may hold at the most, below one copy of the file: parts on their way to a bucket,
 * and those that are not collected yet.
 */
const ALLOWED_BY_UPLOAD = 180 * MB

let product: Product
let administrator: Client

beforeAll(async () => {
  product = await startProduct({ setup: inject('product').setup })
  administrator = await client(product.url).as('administrateur')
})
afterAll(() => product.stop())

test('memory stays flat while five visitors read a PDF of 100 MB', async () => {
  const visitor = client(product.url)
  const { id } = await publishRegard(administrator, { pdf: await makePdf({ sizeBytes: 100 * MB }) })
  const { json } = await visitor.get<{ pdf: { url: string } }>(`/api/regards/${id}?depth=1`)
  const before = await product.memory()

  const watch = trackPeakMemory(product)
  const sizes = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const response = await visitor.raw('GET', json.pdf.url)
      let size = 0
      for await (const chunk of response.body ?? []) size += chunk.length
      return size
    }),
  )
  const peak = await watch.stop()

  expect(sizes).toEqual(Array.from({ length: 5 }, () => 100 * MB))
  expect(peak - before).toBeLessThan(ALLOWED_BY_READERS)
}, 120_000)

test('memory stays flat while a PDF of 200 MB is sent and filed', async () => {
  const pdf = await makePdf({ sizeBytes: 200 * MB })
  // The first upload of a process loads what every later one finds there.
  await upload(administrator, await makePdf(), pdfMetadata)
  const before = await product.memory()
  const watch = trackPeakMemory(product)
  const response = await upload(administrator, pdf, { ...pdfMetadata, chunkBytes: 32 * MB })
  const peak = await watch.stop()

  expect(response.status).toBe(200)
  expect(peak - before).toBeLessThan(ALLOWED_BY_UPLOAD)
}, 120_000)
