import { beforeAll, describe, expect, inject, test } from 'vitest'
import {
  makeEmptyFile,
  makeHtml,
  makeSvg,
  makeTruncatedJpeg,
  makeTruncatedPdf,
} from '../factories/badFiles'
import { makeImage } from '../factories/image'
import { makePdf } from '../factories/pdf'
import { uploadFile } from '../factories/regard'
import { coverMetadata, pdfMetadata, readAnswer, unusedFolder } from '../factories/uploads'
import { client, type Client } from '../support/client'
import {
  createUpload,
  sendChunk,
  upload,
  uploadLocation,
  type UploadMetadata,
} from '../support/tus'

const { url } = inject('product')

type Doc = { doc: { url: string; sizes?: Record<string, { url: string }> } }
type Errors = { errors: { message: string; code: string }[] }

let administrator: Client

beforeAll(async () => {
  administrator = await client(url).as('administrateur')
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
    const answer = await readAnswer<Errors>(response)

    expect(answer.status).toBe(422)
    expect(answer.json.errors[0]?.code).toBe(code)
    expect(await totals()).toEqual(before)
  })

  test.each([
    { what: 'an unknown kind', metadata: { ...pdfMetadata, kind: 'zip' as never } },
    { what: 'a folder that climbs', metadata: { ...pdfMetadata, folder: '../../etc' } },
  ])('$what', async ({ metadata }) => {
    const answer = await readAnswer<Errors>(await createUpload(administrator, 1000, metadata))

    expect(answer).toMatchObject({ status: 400, json: { errors: [{ code: 'invalid-request' }] } })
  })

  test('a file larger than MAX_UPLOAD_MB, before a byte is sent', async () => {
    const answer = await readAnswer<Errors>(
      await createUpload(administrator, 200 * 1024 * 1024 + 1, pdfMetadata),
    )

    expect(answer.status).toBe(413)
    expect(answer.json.errors[0]).toEqual({
      message: 'Le fichier dépasse la taille maximale de 200 Mo.',
      code: 'file-too-large',
    })
  })

  test('a second PDF for a folder that has one', async () => {
    const taken = unusedFolder()
    await uploadFile(administrator, await makePdf(), { ...pdfMetadata, folder: taken })
    const answer = await readAnswer<Errors>(
      await upload(administrator, await makePdf(), { ...pdfMetadata, folder: taken }),
    )

    expect(answer).toMatchObject({ status: 409, json: { errors: [{ code: 'folder-taken' }] } })
  })
})

describe('of several files that reach one place at the same instant,', () => {
  const ROUNDS = 8

  /** Announces each file, then sends all their bytes at once. */
  const sendTogether = async (files: Buffer[], metadata: UploadMetadata) => {
    const locations = await Promise.all(
      files.map(async ({ length }) =>
        uploadLocation(await createUpload(administrator, length, metadata)),
      ),
    )
    return Promise.all(
      files.map(async (bytes, index) =>
        readAnswer<Doc & Errors>(await sendChunk(administrator, locations[index] ?? '', 0, bytes)),
      ),
    )
  }
  const bytesAt = async (path: string) =>
    Buffer.from(await (await client(url).raw('GET', path)).arrayBuffer())
  const recordsIn = async (collection: string, folder: string) =>
    (
      await client(url).get<{ totalDocs: number }>(
        `/api/${collection}?where[prefix][equals]=regards/${folder}`,
      )
    ).json.totalDocs

  test.each([
    {
      what: 'PDF',
      collection: 'documents',
      metadata: pdfMetadata,
      name: 'fichier.pdf',
      dodge: 'fichier-1.pdf',
      make: (index: number) => makePdf({ sizeBytes: 20_000 + index * 1_500_000 }),
    },
    {
      what: 'cover',
      collection: 'images',
      metadata: coverMetadata,
      name: 'cover.jpg',
      dodge: 'cover-1.jpg',
      make: (index: number) => makeImage('jpeg', { width: 600 + index * 300, height: 1600 }),
    },
  ])(
    'one $what stays, whole and under its own name, and the others are told so',
    async ({ collection, metadata, name, dodge, make }) => {
      const files = await Promise.all([0, 1, 2, 3, 4].map(make))
      for (let round = 0; round < ROUNDS; round += 1) {
        const folder = unusedFolder()
        // Each round begins with another file, so that none wins by its place in the line.
        const sent = files.map(
          (_, index) => files[(index + round) % files.length] ?? Buffer.alloc(0),
        )
        const answers = await sendTogether(sent, { ...metadata, folder })

        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
        const kept = answers.findIndex(({ status }) => status === 200)
        expect(answers[kept]?.json.doc.url).toBe(`/media/regards/${folder}/${name}`)
        for (const { json } of answers.filter(({ status }) => status === 409)) {
          expect(json.errors[0]?.code).toBe('folder-taken')
        }
        const stored = await bytesAt(`/media/regards/${folder}/${name}`)
        expect(sent.findIndex((bytes) => bytes.equals(stored))).toBe(kept)
        expect((await client(url).get(`/media/regards/${folder}/${dodge}`)).status).toBe(404)
        expect(await recordsIn(collection, folder)).toBe(1)
        for (const size of Object.values(answers[kept]?.json.doc.sizes ?? {}).filter(hasAddress)) {
          expect((await client(url).raw('HEAD', size.url)).status).toBe(200)
        }
      }
    },
    120_000,
  )
})

/** A size larger than the picture itself is not made. */
const hasAddress = ({ url: address }: { url: string | null }) => Boolean(address)

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
