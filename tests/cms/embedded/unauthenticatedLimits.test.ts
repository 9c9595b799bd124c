import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import { makeImage } from '../../factories/image'
import { makePdf } from '../../factories/pdf'
import { publishRegard } from '../../factories/regard'
import { client } from '../../support/client'

const { url, dataDir } = inject('product')

type Errors = { errors: { message: string; code: string }[] }

const MB = 1024 * 1024
const formWith = (bytes: Buffer) => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'a.bin')
  form.set('_payload', '{}')
  return form
}

/** Throws when there is no such folder: then nothing would be proved. */
const temporaryFiles = () => readdirSync(join(dataDir, 'tmp'))

beforeAll(async () => {
  // The product makes the folder when it takes the first file that somebody may send.
  const administrator = await client(url).as('administrateur')
  const { status } = await administrator.post('/api/documents', undefined, {
    body: formWith(await makePdf()),
  })
  expect(status).toBe(201)
})

test.each([
  ['POST', '/api/users/login', 400],
  ['POST', '/api/regards', 403],
  ['POST', '/api/documents', 403],
] as const)(
  'a file sent with %s %s by a stranger leaves nothing on the disk',
  async (method, path, status) => {
    const before = temporaryFiles()
    const answer = await client(url).request<Errors>(method, path, {
      body: formWith(Buffer.alloc(20_000)),
      headers: { authorization: 'JWT x' },
    })

    expect(answer.status).toBe(status)
    expect(temporaryFiles()).toEqual(before)
  },
)

test('a body that is too large returns 413, with or without Content-Length', async () => {
  const large = Buffer.alloc(3 * MB, 'x')
  const announced = await client(url).post<Errors>('/api/users/login', undefined, {
    body: new Uint8Array(large),
    headers: { 'content-type': 'application/json' },
  })
  const chunked = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Blob([large]).stream(),
    duplex: 'half',
  } as RequestInit)

  for (const status of [announced.status, chunked.status]) expect(status).toBe(413)
})

test('a truncated multipart form, or one without boundary, returns 400', async () => {
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
    const answer = await client(url).post<Errors>('/api/users/login', undefined, {
      body: '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{',
      headers: { 'content-type': type },
    })

    expect(answer.status).toBe(400)
    expect(answer.json.errors[0]?.code).toBe('invalid-form')
  }
})

test('an editeur changes an image’s texts, never its file', async () => {
  const editor = await client(url).as('editeur')
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await makeImage('png'))]), 'a.png')
  const { json } = await editor.post<{ doc: { id: string } }>('/api/images', undefined, {
    body: form,
  })
  const answer = await editor.patch<{ doc: object }>(`/api/images/${json.doc.id}`, {
    alt: 'Une coiffe',
    mimeType: 'text/html',
    placeholder: 'x");',
    filesize: 1,
    width: 99_999,
  })

  expect(answer.json.doc).toMatchObject({ alt: 'Une coiffe', mimeType: 'image/png', width: 60 })
  expect(answer.json.doc).toMatchObject({
    placeholder: expect.stringMatching(/^data:image\/webp/) as string,
  })
})

test('a PDF that takes the place of another keeps the issue’s name', async () => {
  const administrator = await client(url).as('administrateur')
  const { id, numero } = await publishRegard(administrator)
  const { json } = await client(url).get<{ pdf: { id: string; url: string } }>(
    `/api/regards/${id}?depth=1`,
  )
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await makePdf({ pages: 3 }))]), 'corrigé.pdf')
  const answer = await administrator.patch<{ doc: { url: string } }>(
    `/api/documents/${json.pdf.id}`,
    undefined,
    {
      body: form,
    },
  )
  const file = await client(url).raw('HEAD', answer.json.doc.url)

  expect(answer.json.doc.url).not.toBe(json.pdf.url)
  expect(file.headers.get('content-disposition')).toBe(`inline; filename="Regards-${numero}.pdf"`)
  expect((await client(url).raw('HEAD', json.pdf.url)).status).toBe(404)
})

test('the page has its protection under its file’s name too', async () => {
  const answer = await client(url).get('/index.html')

  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
})

test.each(['where[numero][near]=1,2', 'where[id][equals][x]=1', 'where[inconnu][equals]=1'])(
  'the filter %s is the sender’s fault',
  async (query) => {
    const answer = await client(url).get<Errors>(`/api/regards?${query}`)

    expect(answer.status).toBe(400)
    expect(answer.json.errors[0]?.code).toBe('invalid-query')
  },
)
