import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import {
  makeEmptyFile,
  makeHtml,
  makeSvg,
  makeTruncatedJpeg,
  makeTruncatedPdf,
} from '../factories/badFiles'
import { extensionOf, imageFormats, makeImage } from '../factories/image'
import { makePdf } from '../factories/pdf'
import { unusedNumero, uploadFile } from '../factories/regard'
import { client, type Client } from '../support/client'
import {
  askOffset,
  createUpload,
  sendChunk,
  upload,
  uploadLocation,
  type UploadMetadata,
} from '../support/tus'

const { url, dataDir } = inject('product')

type Doc = {
  doc: { id: string; url: string; filename: string; mimeType: string; filesize: number }
}
type Errors = { errors: { message: string; code: string }[] }

const pdfMetadata: UploadMetadata = {
  filename: 'Été.pdf',
  filetype: 'application/pdf',
  kind: 'pdf',
}
const coverMetadata: UploadMetadata = {
  filename: 'photo.JPG',
  filetype: 'image/jpeg',
  kind: 'couverture',
}

let administrator: Client

beforeAll(async () => {
  administrator = await client(url).as('administrateur')
})

const read = async <T>(response: Response) => ({
  status: response.status,
  json: (await response.json()) as T,
})
const folder = () => `dossier${unusedNumero().toString(36)}`

test('the last chunk answers with the record, whose file has the same bytes', async () => {
  const bytes = await makePdf({ sizeBytes: 3_000_000 })
  const answer = await read<Doc>(
    await upload(administrator, bytes, { ...pdfMetadata, chunkBytes: 1_000_000 }),
  )
  const file = await client(url).raw('GET', answer.json.doc.url)

  expect(answer.status).toBe(200)
  expect(answer.json.doc).toMatchObject({
    filename: 'fichier.pdf',
    mimeType: 'application/pdf',
    filesize: 3_000_000,
  })
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
})

test('a small file goes in one request, and leaves nothing staged', async () => {
  const bytes = await makePdf()
  const metadata = { filename: 'a.pdf', filetype: 'application/pdf', kind: 'pdf' as const }
  const response = await createUpload(administrator, bytes.length, metadata, bytes)
  const answer = await read<Doc>(response)

  expect(answer.status).toBe(201)
  expect(answer.json.doc.filesize).toBe(bytes.length)
  const location = await uploadLocation(response)
  expect(await askOffset(administrator, location)).toBe(bytes.length)
  expect(readdirSync(join(dataDir, 'uploads')).filter((name) => location.includes(name))).toEqual(
    [],
  )
})

test('both files of an issue share the folder that the client names', async () => {
  const shared = folder()
  const pdf = await read<Doc>(
    await upload(administrator, await makePdf(), { ...pdfMetadata, folder: shared }),
  )
  const cover = await read<Doc>(
    await upload(administrator, await makeImage('jpeg'), { ...coverMetadata, folder: shared }),
  )

  expect(pdf.json.doc.url).toBe(`/media/regards/${shared}/fichier.pdf`)
  expect(cover.json.doc.url).toBe(`/media/regards/${shared}/cover.jpg`)
})

test('an upload goes on from what the server has', async () => {
  const bytes = await makePdf({ sizeBytes: 500_000 })
  const location = await uploadLocation(
    await createUpload(administrator, bytes.length, pdfMetadata),
  )
  await sendChunk(administrator, location, 0, bytes.subarray(0, 200_000))

  const wrong = await read<Errors>(
    await sendChunk(administrator, location, 100_000, bytes.subarray(100_000)),
  )
  expect(wrong).toMatchObject({ status: 409, json: { errors: [{ code: 'offset-conflict' }] } })
  expect(await askOffset(administrator, location)).toBe(200_000)
  const last = await read<Doc>(
    await sendChunk(administrator, location, 200_000, bytes.subarray(200_000)),
  )
  expect(last.json.doc.filesize).toBe(500_000)
})

test('a client that lost the last answer asks again and gets the same record, once', async () => {
  const bytes = await makePdf()
  const location = await uploadLocation(
    await createUpload(administrator, bytes.length, pdfMetadata),
  )
  const first = await read<Doc>(await sendChunk(administrator, location, 0, bytes))

  expect(await askOffset(administrator, location)).toBe(bytes.length)
  const again = await read<Doc>(
    await sendChunk(administrator, location, bytes.length, Buffer.alloc(0)),
  )
  expect(again).toMatchObject({ status: 200, json: { doc: { id: first.json.doc.id } } })
  const uploadId = location.split('/').at(-1)
  const found = await administrator.get<{ totalDocs: number }>(
    `/api/documents?where[uploadId][equals]=${uploadId}`,
  )
  expect(found.json.totalDocs).toBe(1)
})

test('nobody goes on with an upload of somebody else', async () => {
  const email = `autre-${unusedNumero()}@regards.test`
  await administrator.post('/api/users', { email, password: 'cabrette', role: 'administrateur' })
  const login = await client(url).post<{ token: string }>('/api/users/login', {
    email,
    password: 'cabrette',
  })
  const location = await uploadLocation(await createUpload(administrator, 1000, pdfMetadata))
  const answer = await client(url).request('HEAD', location, {
    headers: { authorization: `JWT ${login.json.token}`, 'tus-resumable': '1.0.0' },
  })

  expect(answer.status).toBe(404)
  expect(await askOffset(administrator, location)).toBe(0)
})

test('visitors and editors get no verb of it', async () => {
  const location = await uploadLocation(await createUpload(administrator, 1000, pdfMetadata))
  const editor = await client(url).as('editeur')
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
  }

  for (const method of ['POST', 'HEAD', 'PATCH', 'DELETE']) {
    const path = method === 'POST' ? '/api/uploads' : location
    expect((await client(url).request(method, path, { headers })).status).toBe(401)
    expect((await editor.request(method, path, { headers })).status).toBe(403)
  }
})

test('an upload that is given up is gone', async () => {
  const location = await uploadLocation(await createUpload(administrator, 1000, pdfMetadata))
  const answer = await administrator.request('DELETE', location, {
    headers: { 'tus-resumable': '1.0.0' },
  })

  expect(answer.status).toBe(204)
  const after = await administrator.request('HEAD', location, {
    headers: { 'tus-resumable': '1.0.0' },
  })
  expect(after.status).toBe(404)
})

test('OPTIONS tells anyone what is spoken here', async () => {
  const { headers, status } = await client(url).request('OPTIONS', '/api/uploads')

  expect(status).toBe(204)
  expect(headers.get('tus-version')).toBe('1.0.0')
  expect(headers.get('tus-max-size')).toBe(String(200 * 1024 * 1024))
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

test.each(imageFormats)('a cover in %s is taken, whatever its name says', async (format) => {
  const bytes = await makeImage(format)
  const named = await read<Doc>(
    await upload(administrator, bytes, {
      ...coverMetadata,
      filename: `Photo.${extensionOf[format].toUpperCase()}`,
    }),
  )
  const misnamed = await read<Doc>(
    await upload(administrator, bytes, { ...coverMetadata, filename: 'photo.html' }),
  )

  expect(named.json.doc).toMatchObject({
    filename: `cover.${extensionOf[format]}`,
    mimeType: `image/${format}`,
  })
  expect(misnamed.json.doc).toMatchObject({
    filename: `cover.${extensionOf[format]}`,
    mimeType: `image/${format}`,
  })
})

describe('refused, with a reason and without a trace:', () => {
  test.each([
    { what: 'a web page called .pdf', metadata: pdfMetadata, bytes: makeHtml, code: 'invalid-pdf' },
    {
      what: 'a PDF cut in two',
      metadata: pdfMetadata,
      bytes: makeTruncatedPdf,
      code: 'invalid-pdf',
    },
    {
      what: 'a page between the marks of a PDF',
      metadata: pdfMetadata,
      bytes: () => Buffer.from('%PDF-1.4\n<script>alert(1)</script>\nstartxref\n9\n%%EOF\n'),
      code: 'invalid-pdf',
    },
    {
      what: 'an image as the PDF',
      metadata: pdfMetadata,
      bytes: () => makeImage('jpeg'),
      code: 'invalid-pdf',
    },
    { what: 'an empty PDF', metadata: pdfMetadata, bytes: makeEmptyFile, code: 'empty-file' },
    {
      what: 'a web page called .jpg',
      metadata: coverMetadata,
      bytes: makeHtml,
      code: 'invalid-image',
    },
    {
      what: 'an SVG',
      metadata: { ...coverMetadata, filename: 'a.svg' },
      bytes: makeSvg,
      code: 'invalid-image',
    },
    {
      what: 'a JPEG cut in two',
      metadata: coverMetadata,
      bytes: makeTruncatedJpeg,
      code: 'invalid-image',
    },
    {
      what: 'a PDF as the cover',
      metadata: coverMetadata,
      bytes: () => makePdf(),
      code: 'invalid-image',
    },
  ])('$what', async ({ metadata, bytes, code }) => {
    const before = await totals()
    const content = await bytes()
    const response =
      content.length === 0
        ? await createUpload(administrator, 0, metadata)
        : await upload(administrator, content, metadata)
    const answer = await read<Errors>(response)

    expect(answer.status).toBe(422)
    expect(answer.json.errors[0]?.code).toBe(code)
    expect(await totals()).toEqual(before)
  })

  test.each([
    { what: 'an unknown kind', metadata: { ...pdfMetadata, kind: 'zip' as never } },
    { what: 'a folder that climbs', metadata: { ...pdfMetadata, folder: '../../etc' } },
  ])('$what', async ({ metadata }) => {
    const answer = await read<Errors>(await createUpload(administrator, 1000, metadata))

    expect(answer).toMatchObject({ status: 400, json: { errors: [{ code: 'invalid-request' }] } })
  })

  test('a file larger than MAX_UPLOAD_MB, before a byte is sent', async () => {
    const answer = await read<Errors>(
      await createUpload(administrator, 200 * 1024 * 1024 + 1, pdfMetadata),
    )

    expect(answer.status).toBe(413)
    expect(answer.json.errors[0]).toEqual({
      message: 'Le fichier dépasse la taille maximale de 200 Mo.',
      code: 'file-too-large',
    })
  })

  test('a second PDF for a folder that has one', async () => {
    const taken = folder()
    await uploadFile(administrator, await makePdf(), { ...pdfMetadata, folder: taken })
    const answer = await read<Errors>(
      await upload(administrator, await makePdf(), { ...pdfMetadata, folder: taken }),
    )

    expect(answer).toMatchObject({ status: 409, json: { errors: [{ code: 'folder-taken' }] } })
  })
})

async function totals() {
  const counts = ['documents', 'images'].map((name) =>
    client(url).get<{ totalDocs: number }>(`/api/${name}?limit=1`),
  )
  return (await Promise.all(counts)).map(({ json }) => json.totalDocs)
}

describe('through a form, as the panel sends files,', () => {
  const send = (path: string, bytes: Buffer, name: string, fields: object = {}) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)]), name)
    form.set('_payload', JSON.stringify(fields))
    return administrator.post<Doc & Errors>(path, undefined, { body: form })
  }

  test('the same checks hold', async () => {
    expect((await send('/api/documents', makeHtml(), 'a.pdf')).json.errors[0]?.code).toBe(
      'invalid-pdf',
    )
    expect((await send('/api/images', makeSvg(), 'a.png')).json.errors[0]?.code).toBe(
      'invalid-image',
    )
  })

  test('a client does not choose where its file goes', async () => {
    const answer = await send('/api/images', await makeImage('png'), '../../Fête à Noël.png', {
      prefix: '../../etc',
      filename: 'passwd',
      url: 'http://127.0.0.1:1/x',
    })

    expect(answer.status).toBe(201)
    expect(answer.json.doc.url).toMatch(/^\/media\/images\/[0-9a-z]{16}\/fete-a-noel\.png$/)
  })

  test('a record without a file, or with one to be fetched elsewhere, is refused', async () => {
    for (const fields of [{}, { filename: 'a.png', url: `${url}/media/a.png` }]) {
      const answer = await administrator.post<Errors>('/api/images', fields)

      expect(answer.status).toBe(400)
    }
  })
})
