import { afterAll, expect, test } from 'vitest'
import { makePdf } from '../../factories/pdf'
import { publishRegard } from '../../factories/regard'
import { readJsonResponse } from '../../factories/uploads'
import { client } from '../../support/client'
import { shareSiteBehindNginx } from '../../support/sharedProducts'
import { upload } from '../../support/tus'

const { product, proxy } = await shareSiteBehindNginx()
afterAll(() => proxy.stop())
const administrator = await client(proxy.url).as('administrateur')

test('an upload passes in chunks of 32 MiB, and its file in ranges', async () => {
  const bytes = await makePdf({ sizeBytes: 34 * 1024 * 1024 })
  const answer = await readJsonResponse<{ doc: { url: string } }>(
    await upload(administrator, bytes, {
      filename: 'a.pdf',
      filetype: 'application/pdf',
      kind: 'pdf',
      chunkBytes: 32 * 1024 * 1024,
    }),
  )
  expect(answer.status).toBe(200)

  const range = await client(proxy.url).raw('GET', answer.json.doc.url, {
    headers: { range: 'bytes=30000000-30000099' },
  })
  expect(range.status).toBe(206)
  expect(range.headers.get('content-range')).toBe(`bytes 30000000-30000099/${bytes.length}`)
  expect(Buffer.from(await range.arrayBuffer())).toEqual(bytes.subarray(30_000_000, 30_000_100))
  const whole = await client(proxy.url).raw('GET', answer.json.doc.url)
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
})

test('visitors have their own limits, and cannot use another’s', async () => {
  const { numero } = await publishRegard(administrator)
  const count = async (forged: string) => {
    const headers = { 'x-forwarded-for': forged }
    const answer = await client(proxy.url).post(`/api/regards/numero/${numero}/vue`, undefined, {
      headers,
    })
    return answer.status
  }
  const statuses: number[] = []
  for (const forged of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) {
    statuses.push(await count(forged))
  }

  expect(statuses).toEqual([200, 200, 200, 429])
  // Another proxy, hence another address: what that one writes is believed.
  const beside = await client(product.url).post(`/api/regards/numero/${numero}/vue`, undefined, {
    headers: { 'x-forwarded-for': '192.0.2.9' },
  })
  expect(beside.status).toBe(200)
})

test('the panel, the pages and the health probe are there behind it', async () => {
  const visitor = client(proxy.url)

  for (const path of ['/', '/regards', '/admin/logout', '/api/health/ready']) {
    expect((await visitor.get(path)).status, path).toBe(200)
  }
})

test('proxy and product name a request alike; no client does, and no cached response', async () => {
  const ask = async () =>
    (
      await client(proxy.url).get('/ressources', { headers: { 'x-request-id': 'of-the-client' } })
    ).headers.get('x-request-id')
  const ids = [await ask(), await ask(), await ask()]

  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(ids).size).toBe(3)
})
