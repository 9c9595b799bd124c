import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import {
  getMediaPath,
  getObjectPath,
  putObject,
  readObject,
  createPrefix,
  type Errors,
  type ObjectDoc,
} from '../../factories/storedObject'
import { client } from '../../support/client'

const product = inject('product')
const visitor = client(product.url)
let path: string

const administrator = await visitor.as('administrateur')
beforeEach(async () => {
  path = await putObject(product, `${createPrefix()}fichier.pdf`, { hasMetadata: true })
})

const change = (what: unknown) => administrator.patch<ObjectDoc & Errors>(getObjectPath(path), what)
const serve = (headers: Record<string, string> = {}, method = 'GET') =>
  visitor.raw(method, getMediaPath(path), { headers })

test('a PDF is framed by the site only', async () => {
  const policy = (await serve()).headers.get('content-security-policy')

  expect(policy).toMatch(/(?:^|; )frame-ancestors 'self'(?:;|$)/)
})

// Each type: tests/unit/cms/media/serving/safeContentTypes.test.ts.
test('no file is given a type that runs scripts; one of another type keeps its policy', async () => {
  for (const contentType of ['TEXT/HTML; charset=utf-8', 'image/svg+xml']) {
    expect((await change({ contentType })).status).toBe(400)
    expect((await serve()).headers.get('content-type')).toBe('application/pdf')
  }
  await change({ contentType: 'application/json' })
  const { headers } = await serve()
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; sandbox; frame-ancestors 'self'",
  )
})

test.each(['text/html', 'image/svg+xml', 'text/javascript'])(
  'a file that others stored as %s is served as bytes of no type',
  async (contentType) => {
    const options = { hasMetadata: true, contentType }
    path = await putObject(product, `${createPrefix()}page`, options)

    expect(await readObject(administrator, path)).toMatchObject({ contentType })
    expect((await serve()).headers.get('content-type')).toBe('application/octet-stream')
  },
)

describe('a compressed file', () => {
  const text = 'Une bourrée à trois temps. '.repeat(100)

  beforeEach(async () => {
    path = await putObject(product, `${createPrefix()}paroles.txt`, { bytes: gzipSync(text) })
    await change({ contentEncoding: 'gzip', contentType: 'text/plain' })
  })

  test('is served with its Content-Encoding', async () => {
    const response = await serve()

    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(await response.text()).toBe(text)
  })

  test('is sent whole for a range request', async () => {
    const response = await serve({ range: 'bytes=10-19' })

    expect(response.status).toBe(200)
    expect(response.headers.get('accept-ranges')).toBe('none')
    expect(response.headers.get('content-range')).toBeNull()
    expect(await response.text()).toBe(text)
  })

  test('is sent in parts once it is said not to be one', async () => {
    await change({ contentEncoding: 'identity' })
    const response = await serve({ range: 'bytes=10-19' })

    expect(response.status).toBe(206)
    expect(response.headers.get('content-encoding')).toBeNull()
    expect((await response.arrayBuffer()).byteLength).toBe(10)
  })
})

test('a browser that has a file asks for it again once its headers changed', async () => {
  const before = await serve({}, 'HEAD')
  const etag = before.headers.get('etag') ?? ''
  await change({ contentType: 'text/plain' })
  const after = await serve({ 'if-none-match': etag })

  expect(after.status).toBe(200)
  expect(after.headers.get('etag')).not.toBe(etag)
  const known = { 'if-none-match': after.headers.get('etag') ?? '' }
  expect((await serve(known)).status).toBe(304)
})
