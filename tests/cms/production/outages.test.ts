import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePdf } from '../../factories/pdf'
import { publishRegard } from '../../factories/regard'
import { client } from '../../support/client'
import { startMongo } from '../../support/mongod'
import { poll } from '../../support/ports'
import { startS3 } from '../../support/s3'
import { startProduct, type Product } from '../../support/server'
import { askOffset, createUpload, sendChunk, uploadLocation } from '../../support/tus'

const setup = 'production'

type Unavailable = { failing: string[]; errors: { message: string; code: string }[] }

const AWAY = {
  message: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  code: 'service-unavailable',
}

const failing = async (url: string) =>
  (await client(url).get<Unavailable>('/api/health/ready')).json.failing

test('there is no start without a secret', async () => {
  const product = await startProduct({
    setup,
    waitUntilReady: false,
    env: { PAYLOAD_SECRET: undefined },
  })
  try {
    await poll(() => Promise.resolve(product.ended() !== undefined), {
      what: 'its end',
      timeoutMs: 30_000,
    })

    expect(product.log()).toContain('- PAYLOAD_SECRET :')
  } finally {
    await product.kill()
    await product.stop()
  }
})

test('a database that is away at the start is waited for', async () => {
  const mongo = await startMongo({ replicaSet: false })
  await mongo.kill()
  const product = await startProduct({ setup, mongo, waitUntilReady: false })
  try {
    await poll(async () => (await failing(product.url)).includes('database'), {
      what: 'the probe that names the database',
      timeoutMs: 60_000,
    })
    const answer = await client(product.url).get<Unavailable>('/api/regards')
    expect(answer.status).toBe(503)
    expect(answer.json.errors).toEqual([AWAY])
    expect((await client(product.url).get('/api/health/live')).status).toBe(200)
    await mongo.restart()
    await product.ready()

    expect((await client(product.url).get('/api/regards')).status).toBe(200)
  } finally {
    await product.stop()
    await mongo.stop()
  }
})

describe('while it runs', () => {
  let product: Product

  beforeAll(async () => {
    product = await startProduct({ setup })
  })
  afterAll(() => product.stop())

  test('a database that goes away costs a 503, and nothing once it is back', async () => {
    const administrator = await client(product.url).as('administrateur')
    const regard = await publishRegard(administrator)
    const bytes = await makePdf()
    const metadata = { filename: 'a.pdf', filetype: 'application/pdf', kind: 'pdf' as const }
    const location = await uploadLocation(await createUpload(administrator, bytes.length, metadata))
    await product.mongo?.kill()

    for (const answer of [
      await administrator.get<Unavailable>('/api/regards'),
      await administrator.post<Unavailable>(`/api/regards/numero/${regard.numero}/vue`),
      await client(product.url).post<Unavailable>('/api/users/login', {
        email: 'a@b.fr',
        password: 'faux-mot',
      }),
    ]) {
      expect(answer.status).toBe(503)
      expect(answer.json.errors).toEqual([AWAY])
    }
    expect(await failing(product.url)).toEqual(['database'])
    await product.mongo?.restart()
    await product.ready()

    expect((await administrator.get<{ id: string }>(`/api/regards/${regard.id}`)).json.id).toBe(
      regard.id,
    )
    expect((await sendChunk(administrator, location, 0, bytes)).status).toBe(200)
  })

  test('a storage that goes away costs a 503, and is missed no more once it is back', async () => {
    const administrator = await client(product.url).as('administrateur')
    const bytes = await makePdf()
    const metadata = { filename: 'a.pdf', filetype: 'application/pdf', kind: 'pdf' as const }
    const location = await uploadLocation(await createUpload(administrator, bytes.length, metadata))
    await product.s3?.kill()

    expect(await failing(product.url)).toEqual(['storage'])
    expect((await client(product.url).get('/media/regards/abc/fichier.pdf')).status).toBe(503)
    for (const answer of [
      await administrator.get<Unavailable>('/api/storage/objects'),
      await administrator.get<Unavailable>('/api/storage/objects/a'),
      await administrator.patch<Unavailable>('/api/storage/objects/a', { contentLanguage: 'fr' }),
      await administrator.delete<Unavailable>('/api/storage/objects/a'),
    ]) {
      expect(answer.status).toBe(503)
      expect(answer.json.errors).toEqual([AWAY])
    }
    expect((await sendChunk(administrator, location, 0, bytes)).status).toBe(503)
    const { json } = await administrator.get<{ totalDocs: number }>(
      '/api/documents?where[filesize][equals]=0',
    )
    expect(json.totalDocs).toBe(0)
    await product.s3?.restart()
    await product.ready()

    const offset = await askOffset(administrator, location)
    const again = await sendChunk(administrator, location, offset, bytes.subarray(offset))
    expect(again.status).toBe(200)
    const { doc } = (await again.json()) as { doc: { url: string } }
    const file = await client(product.url).raw('GET', doc.url)
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
  })
})

test('a second process sees at once what the first one did', async () => {
  const [mongo, s3] = await Promise.all([startMongo({ replicaSet: true }), startS3()])
  const first = await startProduct({ setup, mongo, s3 })
  const second = await startProduct({ setup, mongo, s3 })
  try {
    const regard = await publishRegard(await client(first.url).as('administrateur'))
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        client(index % 2 ? first.url : second.url).post(`/api/regards/numero/${regard.numero}/vue`),
      ),
    )
    const administrator = await client(second.url).as('administrateur')
    const { json } = await administrator.get<{ nombreDeVue: number; pdf: { url: string } }>(
      `/api/regards/${regard.id}?depth=1`,
    )

    expect(json.nombreDeVue).toBe(40)
    expect((await client(second.url).raw('HEAD', json.pdf.url)).status).toBe(200)
  } finally {
    await first.stop()
    await second.stop()
    await Promise.all([mongo.stop(), s3.stop()])
  }
})
