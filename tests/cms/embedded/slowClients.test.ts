import { expect, inject, onTestFinished, test } from 'vitest'
import { makePdf } from '../../factories/pdf'
import { publishRegard } from '../../factories/regard'
import { pdfMetadata, readJsonResponse } from '../../factories/uploads'
import { client } from '../../support/client'
import { poll } from '../../support/ports'
import { accounts } from '../../support/setups'
import { shareEmailProduct } from '../../support/sharedProducts'
import { openSlowSocket, formatRequestHead, parseResponse } from '../../support/slowSocket'
import { countStagedBytes } from '../../support/stagedUploads'
import { parseLogLines } from '../../support/logLines'
import { callServerFunction } from '../../support/serverFunction'
import { createClientWithHeaders, openSession } from '../../support/session'
import { getUploadOffset, createUpload, sendChunk, getUploadLocation } from '../../support/tus'

const { setup } = inject('product')

const MB = 1024 * 1024
const READERS = 8

const { product } = await shareEmailProduct(setup)
const visitor = client(product.url)
const administrator = await visitor.as('administrateur')

/** All that others want meanwhile: a page, the API, a sign-in, and a write. */
async function expectOthersAnswered() {
  expect((await visitor.get('/regards')).status).toBe(200)
  expect((await visitor.get('/api/regards?limit=2')).status).toBe(200)
  expect((await visitor.post('/api/users/login', accounts.administrateur)).status).toBe(200)
}

test('slow readers of a PDF block no other request and use no memory (backpressure)', async () => {
  const pdf = await makePdf({ sizeBytes: 24 * MB })
  const { id } = await publishRegard(administrator, { pdf })
  const { json } = await visitor.get<{ pdf: { url: string } }>(`/api/regards/${id}?depth=1`)
  const before = await product.memory()
  const readers = await Promise.all(
    Array.from({ length: READERS }, () => openSlowSocket(product.url)),
  )
  onTestFinished(() => readers.forEach((reader) => reader.disconnect()))
  const parts = readers.map((): Buffer[] => [])
  for (const reader of readers) reader.write(formatRequestHead('GET', json.pdf.url))
  for (let sips = 0; sips < 50; sips += 1) {
    for (const [index, reader] of readers.entries()) parts[index]?.push(await reader.readSome(16))
  }
  await expectOthersAnswered()
  const quick = await visitor.raw('GET', json.pdf.url)
  expect(Buffer.from(await quick.arrayBuffer()).equals(pdf)).toBe(true)
  // A third of what the readers' files take together.
  expect((await product.memory()) - before).toBeLessThan((READERS * pdf.length) / 3)

  const [patient, ...others] = readers
  for (const reader of others) reader.disconnect()
  const whole = Buffer.concat([...(parts[0] ?? []), (await patient?.readToEnd()) ?? Buffer.of()])
  expect(parseResponse(whole).status).toBe(200)
  expect(parseResponse(whole).body.equals(pdf)).toBe(true)
  await expectOthersAnswered()
})

test('slowloris: request headers a byte at a time do not delay other requests', async () => {
  const head = formatRequestHead('GET', '/api/regards?limit=1')
  const slow = await openSlowSocket(product.url)
  onTestFinished(() => slow.disconnect())
  await slow.writeSlowly(head.slice(0, -10))
  await expectOthersAnswered()
  await slow.writeSlowly(head.slice(-10))

  expect(parseResponse(await slow.readToEnd()).status).toBe(200)
})

test('slow request bodies of sign-ins do not block other sign-ins', async () => {
  const body = JSON.stringify(accounts.administrateur)
  const head = formatRequestHead('POST', '/api/users/login', {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
  })
  const slow = await Promise.all(Array.from({ length: 12 }, () => openSlowSocket(product.url)))
  onTestFinished(() => slow.forEach((each) => each.disconnect()))
  await Promise.all(slow.map((each) => each.writeSlowly(head + body.slice(0, -5))))
  await expectOthersAnswered()
  const [patient, ...others] = slow
  for (const each of others) each.disconnect()
  await patient?.writeSlowly(body.slice(-5))

  expect(parseResponse((await patient?.readToEnd()) ?? Buffer.of()).status).toBe(200)
})

test('more than fifty unfinished request bodies of one IP address return 429, and pages are served meanwhile', async () => {
  const body = JSON.stringify(accounts.administrateur)
  const head = formatRequestHead('POST', '/api/users/login', {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
  })
  const slow = await Promise.all(Array.from({ length: 51 }, () => openSlowSocket(product.url)))
  try {
    for (const each of slow) each.write(head + body.slice(0, 5))
    const refused = await Promise.race(slow.map((each) => each.readToEnd()))
    const { status, body: answer } = parseResponse(refused)

    expect(status).toBe(429)
    expect(JSON.parse(answer.toString())).toMatchObject({ errors: [{ code: 'too-many-requests' }] })
    expect((await visitor.get('/regards')).status).toBe(200)
  } finally {
    for (const each of slow) each.disconnect()
  }
  await poll(
    async () => (await visitor.post('/api/users/login', accounts.administrateur)).status === 200,
    { what: 'a sign-in after they went away' },
  )
})

test('a request that is answered without its body ends its connection, wherever it went', async () => {
  const requests = [
    ['GET', '/'],
    ['GET', '/media/rien.pdf'],
    ['POST', '/regards'],
    ['GET', '/api/regards?limit=1'],
  ] as const
  const slow = await Promise.all(requests.map(() => openSlowSocket(product.url)))
  onTestFinished(() => slow.forEach((each) => each.disconnect()))
  for (const [index, [method, path]] of requests.entries()) {
    const head = formatRequestHead(method, path, { 'Content-Length': '900' })
    slow[index]?.write(`${head.replace('Connection: close', 'Connection: keep-alive')}a`)
  }
  const answers = await Promise.all(slow.map((each) => each.readToEnd()))

  expect(answers.map((answer) => parseResponse(answer).status)).toEqual([200, 404, 405, 200])
})

const announceChunk = (location: string, length: number) =>
  formatRequestHead('PATCH', location, {
    Authorization: `JWT ${administrator.token}`,
    'Tus-Resumable': '1.0.0',
    'Upload-Offset': '0',
    'Content-Type': 'application/offset+octet-stream',
    'Content-Length': String(length),
  })

test('a file that comes a byte at a time is filed, and other files meanwhile', async () => {
  const bytes = await makePdf()
  const location = await getUploadLocation(
    await createUpload(administrator, bytes.length, pdfMetadata),
  )
  const slow = await openSlowSocket(product.url)
  onTestFinished(() => slow.disconnect())
  await slow.writeSlowly(announceChunk(location, bytes.length))
  await slow.writeSlowly(bytes.subarray(0, -20))
  await expectOthersAnswered()
  await publishRegard(administrator)
  await slow.writeSlowly(bytes.subarray(-20))

  expect(parseResponse(await slow.readToEnd()).status).toBe(200)
  const again = await sendChunk(administrator, location, bytes.length, Buffer.of())
  const { json } = await readJsonResponse<{ doc: { url: string } }>(again)
  const file = await visitor.raw('GET', json.doc.url)
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
})

test('an upload whose slow chunk was aborted resumes at its offset', async () => {
  const bytes = await makePdf()
  const location = await getUploadLocation(
    await createUpload(administrator, bytes.length, pdfMetadata),
  )
  const slow = await openSlowSocket(product.url)
  await slow.writeSlowly(announceChunk(location, bytes.length))
  await slow.writeSlowly(bytes.subarray(0, 100))
  await poll(async () => (await countStagedBytes({ dataDir: product.dataDir }, location)) === 100, {
    what: 'all that was sent',
  })
  slow.disconnect()
  const offset = await getUploadOffset(administrator, location)

  expect(offset).toBe(100)
  const answer = await sendChunk(administrator, location, offset, bytes.subarray(offset))
  expect(answer.status).toBe(200)
})

test('nobody writes a line of the log through the console of Next', async () => {
  const forged = '{"level":60,"msg":"FAUX"}'
  const { cookie } = await openSession(product.url, accounts.administrateur)
  const administrator = createClientWithHeaders(product.url, { cookie })
  await callServerFunction(administrator, 'render-field', {
    schemaPath: `collection.regards.x\n${forged}\n`,
    field: { type: 'text' },
  })
  await visitor.post('/admin/logout', undefined, {
    body: `x\n${forged}`,
    headers: { 'next-action': '0'.repeat(42), 'content-type': 'text/plain;charset=UTF-8' },
  })

  await poll(() => product.log().includes('FAUX'), { what: 'the line of the log' })
  const lines = product
    .log()
    .split('\n')
    .filter((line) => line.includes('FAUX'))
  for (const line of lines) expect(line).toMatch(/^\{"level":\d\d,"time":/)
  expect(parseLogLines(product.log()).map(({ msg }) => msg)).not.toContain('FAUX')
})
