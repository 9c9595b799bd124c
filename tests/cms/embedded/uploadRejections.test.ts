import { describe, expect, inject, test } from 'vitest'
import { makeEmptyFile, makeHtml, makeSvg, makeTruncatedJpeg } from '../../factories/invalidFiles'
import { makeImage } from '../../factories/image'
import { makePdf } from '../../factories/pdf'
import { uploadFile } from '../../factories/regard'
import {
  coverMetadata,
  pdfMetadata,
  readJsonResponse,
  createFolderName,
} from '../../factories/uploads'
import { client } from '../../support/client'
import { createUpload, upload } from '../../support/tus'

const { url } = inject('product')

type Doc = { doc: { url: string; sizes?: Record<string, { url: string }> } }
type Errors = { errors: { message: string; code: string }[] }

const administrator = await client(url).as('administrateur')

describe('refused, with a reason and without a trace:', () => {
  const script = () => Buffer.from('%PDF-1.4\n<script>alert(1)</script>\nstartxref\n9\n%%EOF\n')
  const svg = { ...coverMetadata, filename: 'a.svg' }

  test.each([
    ['a web page called .pdf', pdfMetadata, makeHtml, 'invalid-pdf'],
    ['a page between the marks of a PDF', pdfMetadata, script, 'invalid-pdf'],
    ['an image as the PDF', pdfMetadata, () => makeImage('jpeg'), 'invalid-pdf'],
    ['an empty PDF', pdfMetadata, makeEmptyFile, 'empty-file'],
    ['a web page called .jpg', coverMetadata, makeHtml, 'invalid-image'],
    ['an SVG', svg, makeSvg, 'invalid-image'],
    ['a JPEG cut in two', coverMetadata, makeTruncatedJpeg, 'invalid-image'],
    ['a PDF as the cover', coverMetadata, () => makePdf(), 'invalid-image'],
  ] as const)('%s', async (_what, metadata, bytes, code) => {
    const before = await totals()
    const content = await bytes()
    const response =
      content.length === 0
        ? await createUpload(administrator, 0, metadata)
        : await upload(administrator, content, metadata)
    const answer = await readJsonResponse<Errors>(response)

    expect(answer.status).toBe(422)
    expect(answer.json.errors[0]?.code).toBe(code)
    expect(await totals()).toEqual(before)
  })

  test.each([
    ['an unknown kind', { ...pdfMetadata, kind: 'zip' as never }],
    ['a folder that climbs', { ...pdfMetadata, folder: '../../../etc' }],
  ])('%s', async (_what, metadata) => {
    const answer = await readJsonResponse<Errors>(await createUpload(administrator, 1000, metadata))

    expect(answer).toMatchObject({ status: 400, json: { errors: [{ code: 'invalid-request' }] } })
  })

  test('a file larger than MAX_UPLOAD_MB, before a byte is sent', async () => {
    const answer = await readJsonResponse<Errors>(
      await createUpload(administrator, 200 * 1024 * 1024 + 1, pdfMetadata),
    )

    expect(answer.status).toBe(413)
    expect(answer.json.errors[0]).toEqual({
      message: 'Le fichier dépasse la taille maximale de 200 Mo.',
      code: 'file-too-large',
    })
  })

  test('a second PDF for a folder that has one', async () => {
    const taken = createFolderName()
    await uploadFile(administrator, await makePdf(), { ...pdfMetadata, folder: taken })
    const answer = await readJsonResponse<Errors>(
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
    const answer = await send('/api/images', await makeImage('png'), '../../../Fête à Noël.png', {
      prefix: '../../../etc',
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

test('a form that does not say how long it is is asked to', async () => {
  const bytes = new Response(new FormData()).body
  const { status, json } = await administrator.request<Errors>('POST', '/api/images', {
    body: bytes as BodyInit,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    duplex: 'half',
  })

  expect([status, json.errors[0]?.code]).toEqual([411, 'length-required'])
})
