import { describe, expect, inject, test } from 'vitest'
import { makeImage } from '../../factories/image'
import { makePdf } from '../../factories/pdf'
import { publishRegard } from '../../factories/regard'
import { client } from '../../support/client'
import { avifWidths } from '../../support/coverFiles'

const { url } = inject('product')

const visitor = client(url)

const administrator = await client(url).as('administrateur')
const pdf = await makePdf({ sizeBytes: 100_000 })
const regard = await publishRegard(administrator, { pdf })
const { json } = await visitor.get<{ pdf: { url: string }; couverture: { url: string } }>(
  `/api/regards/${regard.id}?depth=1`,
)
const pdfUrl = json.pdf.url
const coverUrl = json.couverture.url

const ask = async (headers: Record<string, string> = {}, method = 'GET', path = pdfUrl) => {
  const response = await visitor.raw(method, path, { headers })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('a PDF is served with ETag, Last-Modified, length and cache headers', async () => {
  const { response, bytes } = await ask()

  expect(response.status).toBe(200)
  expect(bytes.equals(pdf)).toBe(true)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '100000',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': `inline; filename="Regards-${regard.numero}.pdf"`,
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^".+"$/) as string,
    'last-modified': expect.stringMatching(/GMT$/) as string,
  })
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('files lie where the specification says', () => {
  expect(pdfUrl).toMatch(/^\/media\/regards\/[0-9a-z]+\/fichier\.pdf$/)
  expect(coverUrl).toMatch(/^\/media\/regards\/[0-9a-z]+\/cover\.jpg$/)
  expect(pdfUrl.split('/')[3]).toBe(coverUrl.split('/')[3])
})

test('HEAD returns the same headers without a body', async () => {
  const { response, bytes } = await ask({}, 'HEAD')

  expect(response.status).toBe(200)
  expect(response.headers.get('content-length')).toBe('100000')
  expect(bytes).toHaveLength(0)
})

describe('a range', () => {
  test.each([
    { range: 'bytes=0-99', first: 0, last: 99 },
    { range: 'bytes=500-', first: 500, last: 99_999 },
    { range: 'bytes=-100', first: 99_900, last: 99_999 },
    { range: 'bytes=99999-200000', first: 99_999, last: 99_999 },
  ])('$range sends just that', async ({ range, first, last }) => {
    const { response, bytes } = await ask({ range })

    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/100000`)
    expect(response.headers.get('content-length')).toBe(String(last - first + 1))
    expect(bytes.equals(pdf.subarray(first, last + 1))).toBe(true)
  })

  test('beyond the end answers 416', async () => {
    const { response } = await ask({ range: 'bytes=100000-' })

    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe('bytes */100000')
  })

  test.each(['bytes=abc', 'lines=1-2', 'bytes=0-1,5-6'])(
    '%s gets the whole file',
    async (range) => {
      const { response, bytes } = await ask({ range })

      expect(response.status).toBe(200)
      expect(bytes).toHaveLength(100_000)
    },
  )

  test('If-Range with the current ETag or date returns the range, with another the whole file', async () => {
    const { response } = await ask({}, 'HEAD')
    const etag = response.headers.get('etag') ?? ''
    const date = response.headers.get('last-modified') ?? ''
    const statusOf = async (condition: string) =>
      (await ask({ range: 'bytes=0-9', 'if-range': condition })).response.status

    expect(await statusOf(etag)).toBe(206)
    expect(await statusOf(date)).toBe(206)
    expect(await statusOf('"another"')).toBe(200)
    expect(await statusOf(`W/${etag}`)).toBe(200)
    expect(await statusOf(new Date(0).toUTCString())).toBe(200)
  })
})

test('a conditional request returns 304 to a browser that has the file', async () => {
  const { response } = await ask({}, 'HEAD')
  const etag = response.headers.get('etag') ?? ''
  const date = response.headers.get('last-modified') ?? ''

  for (const [condition, status] of [
    [{ 'if-none-match': etag }, 304],
    [{ 'if-none-match': `"x", ${etag}` }, 304],
    [{ 'if-none-match': '"x"' }, 200],
    [{ 'if-modified-since': date }, 304],
    [{ 'if-modified-since': new Date(0).toUTCString() }, 200],
  ] as const) {
    expect((await ask(condition)).response.status).toBe(status)
  }
})

test.each([
  '/media/regards/inconnu/fichier.pdf',
  '/media/regards%2f..%2f..%2fpackage.json',
  '/media/..%2fpackage.json',
  '/media/.metadata/regards',
  '/media/%00',
  '/media/%E0%A4%A',
  '/media/',
])('%s is not there', async (path) => {
  const answer = await visitor.get(path)

  expect(answer.status).toBe(404)
  expect(answer.json).toMatchObject({ errors: [{ code: 'not-found' }] })
})

test('a method other than GET and HEAD returns 405', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const { response } = await ask({}, method)

    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  }
})

test('a cover comes in widths of AVIF, in WebP for other browsers, in JPEG for e-mails, and with a placeholder', async () => {
  const { id } = await publishRegard(administrator, {
    cover: await makeImage('png', { width: 1600, height: 2000 }),
  })
  const { json } = await visitor.get<{
    couverture: {
      placeholder: string
      sizes: Record<string, { url: string | null; width: number }>
    }
  }>(`/api/regards/${id}?depth=1`)

  expect(json.couverture.placeholder).toMatch(/^data:image\/webp;base64,/)
  const { w1920, ...made } = json.couverture.sizes
  const widths = Object.entries(made).map(([name, { width }]) => [name, width])
  expect(widths).toEqual([
    ...avifWidths.map((width) => [`w${width}`, width]),
    ['webp', 960],
    ['jpeg', 960],
  ])
  expect(w1920?.url ?? null, 'nothing is made larger than it came').toBeNull()
  for (const [name, { url }] of Object.entries(made)) {
    const response = await visitor.raw('HEAD', String(url))

    expect(response.status).toBe(200)
    const format = /^w\d/.test(name) ? 'avif' : name
    expect(response.headers.get('content-type')).toBe(`image/${format}`)
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
  }
})
