import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { makePdf } from '../../factories/pdf'
import { publishRegard, nextNumero } from '../../factories/regard'
import { client } from '../../support/client'
import { browser } from '../../support/dailyCounts'
import { startMongo, type Mongo } from '../../support/mongod'
import { poll } from '../../support/ports'
import { startS3, type S3 } from '../../support/s3'
import { startProduct, type Product } from '../../support/product'
import { parseLogLines } from '../../support/logLines'
import { METRICS_TOKEN, scrape } from '../../support/scrape'
import { openSession, createClientWithHeaders } from '../../support/session'
import { getUploadOffset, createUpload, sendChunk, getUploadLocation } from '../../support/tus'
import { readFailing, UNAVAILABLE, type Unavailable } from '../../support/unavailable'

const setup = 'production'

/** Some 5 s, and room for a busy machine; the driver by itself waits for 40 s. */
const ANSWER_LIMIT_MS = 30_000

let mongo: Mongo
let s3: S3
let product: Product

beforeAll(async () => {
  ;[mongo, s3] = await Promise.all([startMongo({ replicaSet: true }), startS3()])
  product = await startProduct({ setup, mongo, s3, env: { METRICS_TOKEN } })
})
afterAll(async () => {
  await product.stop()
  await Promise.all([mongo.stop(), s3.stop()])
})

test('a database outage returns 503, and the product recovers', async () => {
  const administrator = await client(product.url).as('administrateur')
  const regard = await publishRegard(administrator)
  const bytes = await makePdf()
  const metadata = { filename: 'a.pdf', filetype: 'application/pdf', kind: 'pdf' as const }
  const location = await getUploadLocation(
    await createUpload(administrator, bytes.length, metadata),
  )
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'a.pdf')
  const account = await makeAccount(administrator)
  const signIn = () => client(product.url).post<Unavailable>('/api/users/login', account)
  const browser = createClientWithHeaders(product.url, {
    cookie: (await openSession(product.url, account)).cookie,
  })
  await mongo.kill()

  const answers = await Promise.all([
    administrator.get<Unavailable>('/api/regards'),
    administrator.post<Unavailable>(`/api/regards/numero/${regard.numero}/vue`),
    client(product.url).post<Unavailable>('/api/users/login', {
      email: 'a@b.fr',
      password: 'faux-mot',
    }),
    // Nobody who is signed in becomes a stranger.
    administrator.get<Unavailable>('/api/users/me'),
    administrator.post<Unavailable>('/api/users/refresh-token'),
    administrator.post<Unavailable>('/api/users/logout'),
    administrator.post<Unavailable>('/api/regards', { numero: 1 }),
    administrator.post<Unavailable>('/api/globals/accueil', { accroche: 'Perdu' }),
    administrator.post<Unavailable>('/api/documents', undefined, { body: form }),
    administrator.delete<Unavailable>(`/api/regards/${regard.id}`),
    administrator.get<Unavailable>('/api/storage/objects'),
    administrator.request<Unavailable>('PATCH', location, {
      headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0' },
    }),
    administrator.post<Unavailable>('/api/uploads', undefined, {
      headers: { 'tus-resumable': '1.0.0', 'upload-length': '9' },
    }),
  ])
  for (const answer of answers) {
    expect(answer.status).toBe(503)
    expect(answer.json.errors).toEqual([UNAVAILABLE])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  const panel = await browser.get('/admin')
  expect(panel.status).toBe(503)
  expect(Number(panel.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(panel.text).toContain('Le site revient dans un instant')
  expect(panel.text).toContain(`Référence\u00a0: ${panel.headers.get('x-request-id')}`)
  const metrics = await scrape(product.url)
  expect(metrics.value('regards_dependency_up', { dependency: 'database' })).toBe(0)
  expect(metrics.sum('regards_database_errors_total', { kind: 'outage' })).toBeGreaterThan(0)
  const unjudged = await Promise.all(Array.from({ length: 12 }, signIn))
  expect(unjudged.map(({ status }) => status)).toEqual(unjudged.map(() => 503))
  expect(await readFailing(product.url)).toEqual(['database'])
  await mongo.restart()
  await product.ready()

  // Only attempts whose password was checked are counted.
  expect((await signIn()).status).toBe(200)
  expect((await browser.get('/admin')).status).toBe(200)
  expect((await administrator.get('/api/users/me')).json).toMatchObject({
    user: { role: 'administrateur' },
  })
  expect((await administrator.get<{ id: string }>(`/api/regards/${regard.id}`)).json.id).toBe(
    regard.id,
  )
  expect((await sendChunk(administrator, location, 0, bytes)).status).toBe(200)
})

test('an issue that was opened is opened while the database is away, uncounted', async () => {
  const { numero } = await publishRegard(await client(product.url).as('administrateur'))
  const open = (each: number, signal = AbortSignal.timeout(ANSWER_LIMIT_MS)) =>
    client(product.url).get(`/regards/${each}/pdf`, { headers: browser, signal })
  const before = await open(numero)
  expect(before.headers.get('location')).toMatch(/\/fichier\.pdf$/)
  await mongo.kill()
  try {
    const answer = await open(numero)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(before.headers.get('location'))

    const unknown = await open(nextNumero())
    expect(unknown.status).toBe(503)
    expect(Number(unknown.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await mongo.restart()
  }
  await product.ready()
})

test('a database that hangs returns 503 within seconds, and the product recovers', async () => {
  const administrator = await client(product.url).as('administrateur')
  const { numero } = await publishRegard(administrator)
  mongo.pause()
  try {
    const options = { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }
    const answers = await Promise.all([
      administrator.get<Unavailable>('/api/documents', options),
      client(product.url).post<Unavailable>(
        `/api/regards/numero/${numero}/vue`,
        undefined,
        options,
      ),
    ])
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
    expect(await readFailing(product.url)).toEqual(['database'])
  } finally {
    mongo.resume()
  }
  await product.ready()
  expect((await client(product.url).post(`/api/regards/numero/${numero}/vue`)).status).toBe(200)
})

test('balancers keep a process without its database as long as the home page is in memory', async () => {
  const second = await startProduct({ setup, sharesDataWith: product })
  const probe = (url: string) => client(url).get<Unavailable>('/api/health/serving')
  try {
    expect((await client(product.url).get('/')).status).toBe(200)
    await mongo.kill()
    await poll(async () => (await probe(second.url)).status === 503, {
      what: 'the probe of the process without a page',
    })
    const without = await probe(second.url)
    expect(without.json.errors.map(({ code }) => code)).toEqual(['database-unavailable'])
    expect((await probe(product.url)).status).toBe(200)
    expect((await client(product.url).get('/')).status).toBe(200)
  } finally {
    await mongo.restart()
    await second.stop()
  }
  await product.ready()
})

test('files of an issue that is deleted while the storage is away go once it is back', async () => {
  const administrator = await client(product.url).as('administrateur')
  const { id } = await publishRegard(administrator)
  const { json } = await administrator.get<{ pdf: { url: string }; couverture: { url: string } }>(
    `/api/regards/${id}?depth=1`,
  )
  await s3.kill()
  expect((await administrator.delete(`/api/regards/${id}`)).status).toBe(200)
  await s3.restart()
  await product.ready()

  const visitor = client(product.url)
  for (const { url } of [json.pdf, json.couverture]) {
    await poll(async () => (await visitor.raw('HEAD', url)).status === 404, {
      what: `the end of ${url}`,
    })
  }
})

test('a storage outage returns 503, and the product recovers', async () => {
  const administrator = await client(product.url).as('administrateur')
  const bytes = await makePdf()
  const metadata = { filename: 'a.pdf', filetype: 'application/pdf', kind: 'pdf' as const }
  const location = await getUploadLocation(
    await createUpload(administrator, bytes.length, metadata),
  )
  await s3.kill()

  expect(await readFailing(product.url)).toEqual(['storage'])
  expect((await client(product.url).get('/api/health/serving')).status).toBe(200)
  const file503 = await client(product.url).get('/media/regards/abc/fichier.pdf')
  expect(file503.status).toBe(503)
  const id = file503.headers.get('x-request-id')
  await poll(
    () =>
      parseLogLines(product.log()).some(
        ({ requestId, msg }) => requestId === id && msg === 'Lecture du stockage en échec',
      ),
    { what: 'the error of the storage with the id of its request' },
  )
  for (const answer of [
    await administrator.get<Unavailable>('/api/storage/objects'),
    await administrator.get<Unavailable>('/api/storage/objects/a'),
    await administrator.patch<Unavailable>('/api/storage/objects/a', { contentLanguage: 'fr' }),
    await administrator.delete<Unavailable>('/api/storage/objects/a'),
  ]) {
    expect(answer.status).toBe(503)
    expect(answer.json.errors).toEqual([UNAVAILABLE])
  }
  expect((await sendChunk(administrator, location, 0, bytes)).status).toBe(503)
  const { json } = await administrator.get<{ totalDocs: number }>(
    '/api/documents?where[filesize][equals]=0',
  )
  expect(json.totalDocs).toBe(0)
  await s3.restart()
  await product.ready()

  const offset = await getUploadOffset(administrator, location)
  const again = await sendChunk(administrator, location, offset, bytes.subarray(offset))
  expect(again.status).toBe(200)
  const { doc } = (await again.json()) as { doc: { url: string } }
  const file = await client(product.url).raw('GET', doc.url)
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
})
