import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePdf } from '../../factories/pdf'
import { publishRegard } from '../../factories/regard'
import { pdfMetadata, readJsonResponse } from '../../factories/uploads'
import type { Errors } from '../../factories/storedObject'
import { client, type Client } from '../../support/client'
import { startS3, type S3 } from '../../support/s3'
import { openSlowSocket, formatRequestHead, type SlowSocket } from '../../support/slowSocket'
import { startProduct, type Product } from '../../support/product'
import { getUploadOffset, createUpload, sendChunk, getUploadLocation } from '../../support/tus'
import { UNAVAILABLE } from '../../support/unavailable'

let s3: S3
let product: Product
let visitor: Client
let administrator: Client

beforeAll(async () => {
  s3 = await startS3()
  product = await startProduct({ setup: 'production', s3 })
  visitor = client(product.url)
  administrator = await visitor.as('administrateur')
})
afterAll(async () => {
  await product.stop()
  await s3.stop()
})

/** An S3 server that accepts connections, and answers nothing. */
async function whileStorageHangs(work: () => Promise<void>) {
  s3.pause()
  try {
    await work()
  } finally {
    s3.resume()
  }
  await product.ready()
}

test('slow readers of files do not exhaust the S3 connection pool', async () => {
  const pdf = await makePdf({ sizeBytes: 16 * 1024 * 1024 })
  const { id } = await publishRegard(administrator, { pdf })
  const { json } = await visitor.get<{ pdf: { url: string } }>(`/api/regards/${id}?depth=1`)
  const readers: SlowSocket[] = []
  try {
    for (let count = 0; count < 100; count += 1) {
      const reader = await openSlowSocket(product.url)
      readers.push(reader)
      reader.write(formatRequestHead('GET', json.pdf.url))
      await reader.readSome(16)
    }

    expect((await visitor.get('/api/health/ready')).status).toBe(200)
    const part = await visitor.raw('GET', json.pdf.url, { headers: { range: 'bytes=0-9' } })
    expect(part.status).toBe(206)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(pdf.subarray(0, 10))
  } finally {
    for (const reader of readers) reader.disconnect()
  }
})

test('a storage that hangs returns 503 for files only', async () => {
  const { id, numero } = await publishRegard(administrator)
  const { pdf } = (await visitor.get<{ pdf: { url: string } }>(`/api/regards/${id}?depth=1`)).json
  const bytes = await makePdf({ sizeBytes: 1024 * 1024 })
  const half = bytes.length / 2
  const location = await getUploadLocation(
    await createUpload(administrator, bytes.length, pdfMetadata),
  )
  await sendChunk(administrator, location, 0, bytes.subarray(0, half))

  await whileStorageHangs(async () => {
    const answered: unknown[] = []
    const noted = async (what: string, answer: Promise<{ status: number; json: Errors }>) => {
      const { status, json } = await answer
      answered.push({ what, status, json })
      return { status, json }
    }
    const waiting = Promise.all([
      noted('file', visitor.get<Errors>(pdf.url)),
      noted('part', visitor.get<Errors>(pdf.url, { headers: { range: 'bytes=0-9' } })),
      noted('objects', administrator.get<Errors>('/api/storage/objects')),
      noted(
        'upload',
        sendChunk(administrator, location, half, bytes.subarray(half)).then(
          readJsonResponse<Errors>,
        ),
      ),
    ])
    for (const path of ['/', '/regards', `/regards/${numero}`, '/api/regards?limit=3']) {
      expect((await visitor.get(path)).status, path).toBe(200)
    }
    expect((await visitor.post(`/api/regards/numero/${numero}/vue`)).status).toBe(200)
    expect(answered).toEqual([])

    const ready = await visitor.get<{ failing: string[] }>('/api/health/ready')
    expect(ready.status).toBe(503)
    expect(ready.json.failing).toEqual(['storage'])
    // Each within the time that the client waits, 60 s; as long as the storage hangs.
    for (const { status, json } of await waiting) {
      expect(status).toBe(503)
      expect(json.errors).toEqual([UNAVAILABLE])
    }
  })

  expect(await getUploadOffset(administrator, location)).toBe(half)
  const last = await readJsonResponse<{ doc: { url: string } }>(
    await sendChunk(administrator, location, half, bytes.subarray(half)),
  )
  expect(last.status).toBe(200)
  for (const url of [pdf.url, last.json.doc.url]) {
    expect((await visitor.raw('HEAD', url)).status).toBe(200)
  }
  const sent = await visitor.raw('GET', last.json.doc.url)
  expect(Buffer.from(await sent.arrayBuffer()).equals(bytes)).toBe(true)
})
