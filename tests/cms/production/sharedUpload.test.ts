import { expect, test } from 'vitest'
import { makePdf } from '../../factories/pdf'
import { pdfMetadata, readJsonResponse } from '../../factories/uploads'
import { sendPartialChunk } from '../../support/partialChunk'
import { client, type Client } from '../../support/client'
import { md5 } from '../../support/md5'
import { poll } from '../../support/ports'
import { soakRounds } from '../../support/seededRounds'
import { sharePair } from '../../support/sharedProducts'
import { listStaged, countStagedBytes } from '../../support/stagedUploads'
import { getUploadOffset, createUpload, sendChunk, getUploadLocation } from '../../support/tus'

const MB = 1024 * 1024

type Doc = { doc: { id: string; url: string } }

const { product: first, other: second, gate } = await sharePair()
const here = await client(first.url).as('administrateur')
const there = await client(second.url).as('administrateur')

const begin = async (bytes: Buffer) =>
  getUploadLocation(await createUpload(here, bytes.length, { ...pdfMetadata, md5Hash: md5(bytes) }))
const bytesAt = async (path: string) =>
  Buffer.from(await (await client(second.url).raw('GET', path)).arrayBuffer())

test('two processes take turns with the parts of one upload', async () => {
  const bytes = await makePdf({ sizeBytes: 12 * MB })
  const location = await begin(bytes)
  const part = Math.ceil(bytes.length / 7)
  let answer: Response | undefined
  for (let index = 0; index < 7; index += 1) {
    const process = index % 2 ? there : here
    expect(await getUploadOffset(process, location)).toBe(index * part)
    const chunk = bytes.subarray(index * part, (index + 1) * part)
    answer = await sendChunk(process, location, index * part, chunk)
  }
  const { status, json } = await readJsonResponse<Doc>(answer as Response)

  expect(status).toBe(200)
  expect(md5(await bytesAt(json.doc.url))).toBe(md5(bytes))
  expect(await listStaged({ dataDir: '', s3: first.s3?.settings })).toEqual([])
})

test('of two processes that receive the same chunk at once, exactly one accepts it, each time', async () => {
  const half = MB
  // One race may be over before it begins: the second process starts when the first has ended.
  for (let race = 0; race < soakRounds(8); race += 1) {
    const bytes = await makePdf({ sizeBytes: 2 * MB })
    const location = await begin(bytes)
    const rivals = race % 2 ? [here, there] : [there, here]
    const answers = await Promise.all(
      rivals.map((rival) => sendChunk(rival, location, 0, bytes.subarray(0, half))),
    )
    const offset = await getUploadOffset(there, location)
    const last = await readJsonResponse<Doc>(
      await sendChunk(there, location, offset, bytes.subarray(offset)),
    )

    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(offset).toBe(half)
    expect(last.status).toBe(200)
    expect(md5(await bytesAt(last.json.doc.url))).toBe(md5(bytes))
  }
})

test('two processes that are both asked for the record give the same one', async () => {
  const bytes = await makePdf({ sizeBytes: 9 * MB })
  const location = await begin(bytes)
  const end = bytes.length - 1
  await sendChunk(here, location, 0, bytes.subarray(0, end))
  const answers = await Promise.all([
    sendChunk(here, location, end, bytes.subarray(end)).then((response) =>
      readJsonResponse<Doc>(response),
    ),
    askUntilFiled(there, location, bytes.length),
  ])

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(answers.map(({ json }) => json.doc.id)).size).toBe(1)
})

test('a process whose upload is filed and dropped by another one under its hands gives the record', async () => {
  const bytes = await makePdf({ sizeBytes: MB })
  const location = await begin(bytes)
  const end = bytes.length - 1
  await sendChunk(here, location, 0, bytes.subarray(0, end))
  const filing = gate.hold(({ method, path }) => method !== 'HEAD' && !path.includes('.uploads'))
  const last = sendChunk(here, location, end, bytes.subarray(end)).then(readJsonResponse<Doc>)
  await filing.arrived
  const look = gate.hold(({ method, path }) => method === 'HEAD' && path.includes('.uploads'))
  const again = sendChunk(there, location, bytes.length, Buffer.alloc(0)).then(
    readJsonResponse<Doc>,
  )
  await look.arrived
  filing.release()
  const filed = await last
  look.release()
  const answer = await again

  expect([filed.status, answer.status]).toEqual([200, 200])
  expect(answer.json.doc.id).toBe(filed.json.doc.id)
})

test('a process continues an upload whose process died', async () => {
  const bytes = await makePdf({ sizeBytes: 15 * MB })
  const location = await begin(bytes)
  const chunk = sendPartialChunk(here, location, 0, bytes, 12 * MB)
  await chunk.sent
  await poll(
    async () => (await countStagedBytes({ dataDir: '', s3: first.s3?.settings }, location)) > 0,
    { what: 'the first part on the storage' },
  )
  await first.kill()
  const offset = await getUploadOffset(there, location)
  const last = await readJsonResponse<Doc>(
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
    if (response.status !== 409 && response.status !== 423) return readJsonResponse<Doc>(response)
    await response.body?.cancel()
  }
}
