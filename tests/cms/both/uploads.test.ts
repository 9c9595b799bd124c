import { expect, inject, test } from 'vitest'
import { fileExtensions, imageFormats, makeImage } from '../../factories/image'
import { makePdf } from '../../factories/pdf'
import { nextNumero } from '../../factories/regard'
import {
  coverMetadata,
  pdfMetadata,
  readJsonResponse,
  createFolderName,
} from '../../factories/uploads'
import { client } from '../../support/client'
import { listStaged } from '../../support/stagedUploads'
import {
  getUploadOffset,
  createUpload,
  sendChunk,
  upload,
  getUploadLocation,
} from '../../support/tus'

const product = inject('product')
const { url } = product

type Doc = {
  doc: { id: string; url: string; filename: string; mimeType: string; filesize: number }
}
type Errors = { errors: { message: string; code: string }[] }

const administrator = await client(url).as('administrateur')

test('the last chunk answers with the record, whose file has the same bytes', async () => {
  const bytes = await makePdf({ sizeBytes: 3_000_000 })
  const answer = await readJsonResponse<Doc>(
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
  const answer = await readJsonResponse<Doc>(response)

  expect(answer.status).toBe(201)
  expect(answer.json.doc.filesize).toBe(bytes.length)
  const location = await getUploadLocation(response)
  expect(await getUploadOffset(administrator, location)).toBe(bytes.length)
  expect(await listStaged(product, location)).toEqual([])
})

test('both files of an issue share the folder that the client names', async () => {
  const shared = createFolderName()
  const pdf = await readJsonResponse<Doc>(
    await upload(administrator, await makePdf(), { ...pdfMetadata, folder: shared }),
  )
  const cover = await readJsonResponse<Doc>(
    await upload(administrator, await makeImage('jpeg'), { ...coverMetadata, folder: shared }),
  )

  expect(pdf.json.doc.url).toBe(`/media/regards/${shared}/fichier.pdf`)
  expect(cover.json.doc.url).toBe(`/media/regards/${shared}/cover.jpg`)
})

test('an upload resumes from the server’s offset', async () => {
  const bytes = await makePdf({ sizeBytes: 500_000 })
  const location = await getUploadLocation(
    await createUpload(administrator, bytes.length, pdfMetadata),
  )
  await sendChunk(administrator, location, 0, bytes.subarray(0, 200_000))

  const wrong = await readJsonResponse<Errors>(
    await sendChunk(administrator, location, 100_000, bytes.subarray(100_000)),
  )
  expect(wrong).toMatchObject({ status: 409, json: { errors: [{ code: 'offset-conflict' }] } })
  expect(await getUploadOffset(administrator, location)).toBe(200_000)
  const last = await readJsonResponse<Doc>(
    await sendChunk(administrator, location, 200_000, bytes.subarray(200_000)),
  )
  expect(last.json.doc.filesize).toBe(500_000)
})

test('a client that lost the last response retries and gets the same record (idempotent)', async () => {
  const bytes = await makePdf()
  const location = await getUploadLocation(
    await createUpload(administrator, bytes.length, pdfMetadata),
  )
  const first = await readJsonResponse<Doc>(await sendChunk(administrator, location, 0, bytes))

  expect(await getUploadOffset(administrator, location)).toBe(bytes.length)
  const again = await readJsonResponse<Doc>(
    await sendChunk(administrator, location, bytes.length, Buffer.alloc(0)),
  )
  expect(again).toMatchObject({ status: 200, json: { doc: { id: first.json.doc.id } } })
  const uploadId = location.split('/').at(-1)
  const found = await administrator.get<{ totalDocs: number }>(
    `/api/documents?where[uploadId][equals]=${uploadId}`,
  )
  expect(found.json.totalDocs).toBe(1)
})

test('an upload of another account cannot be continued (404)', async () => {
  const email = `autre-${nextNumero()}@regards.test`
  await administrator.post('/api/users', { email, password: 'cabrette', role: 'administrateur' })
  const login = await client(url).post<{ token: string }>('/api/users/login', {
    email,
    password: 'cabrette',
  })
  const location = await getUploadLocation(await createUpload(administrator, 1000, pdfMetadata))
  const answer = await client(url).request('HEAD', location, {
    headers: { authorization: `JWT ${login.json.token}`, 'tus-resumable': '1.0.0' },
  })

  expect(answer.status).toBe(404)
  expect(await getUploadOffset(administrator, location)).toBe(0)
})

test('DELETE removes an upload (tus termination)', async () => {
  const location = await getUploadLocation(await createUpload(administrator, 1000, pdfMetadata))
  const answer = await administrator.request('DELETE', location, {
    headers: { 'tus-resumable': '1.0.0' },
  })

  expect(answer.status).toBe(204)
  const after = await administrator.request('HEAD', location, {
    headers: { 'tus-resumable': '1.0.0' },
  })
  expect(after.status).toBe(404)
})

test('OPTIONS returns the tus version and extensions to anyone', async () => {
  const { headers, status } = await client(url).request('OPTIONS', '/api/uploads')

  expect(status).toBe(204)
  expect(headers.get('tus-version')).toBe('1.0.0')
  expect(headers.get('tus-max-size')).toBe(String(200 * 1024 * 1024))
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

test.each(imageFormats)('a cover in %s is taken, whatever its name says', async (format) => {
  const bytes = await makeImage(format)
  const { json } = await readJsonResponse<Doc>(
    await upload(administrator, bytes, { ...coverMetadata, filename: 'photo.html' }),
  )

  expect(json.doc).toMatchObject({
    filename: `cover.${fileExtensions[format]}`,
    mimeType: `image/${format}`,
  })
})

test('the upload that a file came from is told to accounts only', async () => {
  const filed = await readJsonResponse<Doc>(
    await upload(administrator, await makePdf(), pdfMetadata),
  )
  const path = `/api/documents/${filed.json.doc.id}`
  const seen = await administrator.get<{ uploadId?: string }>(path)
  const hidden = await client(url).get<{ uploadId?: string }>(path)

  expect(seen.json.uploadId).toMatch(/^[0-9a-f]+$/)
  expect(hidden.json).not.toHaveProperty('uploadId')
})
