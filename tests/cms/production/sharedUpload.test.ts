import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePdf } from '../../factories/pdf'
import { pdfMetadata, readAnswer } from '../../factories/uploads'
import { sendBeginning } from '../../support/brokenChunk'
import { client, type Client } from '../../support/client'
import { md5 } from '../../support/md5'
import { startMongo, type Mongo } from '../../support/mongod'
import { startS3, type S3 } from '../../support/s3'
import { startProduct, type Product } from '../../support/server'
import { poll } from '../../support/ports'
import { listStaged, stagedBytes } from '../../support/staged'
import { askOffset, createUpload, sendChunk, uploadLocation } from '../../support/tus'

const MB = 1024 * 1024

type Doc = { doc: { id: string; url: string } }

let mongo: Mongo
let s3: S3
let first: Product
let second: Product
let here: Client
let there: Client

beforeAll(async () => {
  ;[mongo, s3] = await Promise.all([startMongo({ replicaSet: true }), startS3()])
  first = await startProduct({ setup: 'production', mongo, s3 })
  second = await startProduct({ setup: 'production', mongo, s3 })
  here = await client(first.url).as('administrateur')
  there = await client(second.url).as('administrateur')
})
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  await Promise.all([mongo.stop(), s3.stop()])
})

const begin = async (bytes: Buffer) =>
  uploadLocation(await createUpload(here, bytes.length, { ...pdfMetadata, md5Hash: md5(bytes) }))
const bytesAt = async (path: string) =>
  Buffer.from(await (await client(second.url).raw('GET', path)).arrayBuffer())

test('two processes take turns with the parts of one upload', async () => {
  const bytes = await makePdf({ sizeBytes: 20 * MB })
  const location = await begin(bytes)
  const part = Math.ceil(bytes.length / 7)
  let answer: Response | undefined
  for (let index = 0; index < 7; index += 1) {
    const process = index % 2 ? there : here
    expect(await askOffset(process, location)).toBe(index * part)
    const chunk = bytes.subarray(index * part, (index + 1) * part)
    answer = await sendChunk(process, location, index * part, chunk)
  }
  const { status, json } = await readAnswer<Doc>(answer as Response)

  expect(status).toBe(200)
  expect(md5(await bytesAt(json.doc.url))).toBe(md5(bytes))
  expect(await listStaged({ dataDir: '', s3: s3.settings })).toEqual([])
})

test('of two processes that are sent one part at once, one takes it', async () => {
  const bytes = await makePdf({ sizeBytes: 20 * MB })
  const location = await begin(bytes)
  const half = 10 * MB
  const answers = await Promise.all([
    sendChunk(here, location, 0, bytes.subarray(0, half)),
    sendChunk(there, location, 0, bytes.subarray(0, half)),
  ])
  const offset = await askOffset(there, location)
  const last = await readAnswer<Doc>(
    await sendChunk(there, location, offset, bytes.subarray(offset)),
  )

  for (const { status } of answers) expect([204, 409, 423]).toContain(status)
  expect(last.status).toBe(200)
  expect(md5(await bytesAt(last.json.doc.url))).toBe(md5(bytes))
})

test('two processes that are both asked for the record give the same one', async () => {
  const bytes = await makePdf({ sizeBytes: 9 * MB })
  const location = await begin(bytes)
  const end = bytes.length - 1
  await sendChunk(here, location, 0, bytes.subarray(0, end))
  const answers = await Promise.all([
    sendChunk(here, location, end, bytes.subarray(end)).then((response) =>
      readAnswer<Doc>(response),
    ),
    askUntilFiled(there, location, bytes.length),
  ])

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(answers.map(({ json }) => json.doc.id)).size).toBe(1)
})

test('a process goes on with what another one held when it died', async () => {
  const bytes = await makePdf({ sizeBytes: 30 * MB })
  const location = await begin(bytes)
  const chunk = sendBeginning(here, location, 0, bytes, 20 * MB)
  await chunk.sent
  await poll(async () => (await stagedBytes({ dataDir: '', s3: s3.settings }, location)) > 0, {
    what: 'the first part on the storage',
    timeoutMs: 30_000,
  })
  await first.kill()
  const offset = await askOffset(there, location)
  const last = await readAnswer<Doc>(
    await sendChunk(there, location, offset, bytes.subarray(offset)),
  )

  expect(offset).toBeGreaterThan(0)
  expect(last.status).toBe(200)
  expect(md5(await bytesAt(last.json.doc.url))).toBe(md5(bytes))
})

/** Adds nothing to the end of an upload, again and again until all of it is there. */
async function askUntilFiled(process: Client, location: string, size: number) {
  for (;;) {
    const response = await sendChunk(process, location, size, Buffer.alloc(0))
    if (response.status !== 409 && response.status !== 423) return readAnswer<Doc>(response)
    await response.body?.cancel()
  }
}
