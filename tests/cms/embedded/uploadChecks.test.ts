import { afterAll, expect, inject, test } from 'vitest'
import { makeImage } from '../../factories/image'
import { makePdf } from '../../factories/pdf'
import type { Errors } from '../../factories/storedObject'
import { coverMetadata, pdfMetadata, readJsonResponse } from '../../factories/uploads'
import { sendPartialChunk } from '../../support/partialChunk'
import { client } from '../../support/client'
import { md5 } from '../../support/md5'
import { poll } from '../../support/ports'
import { startProduct, type Product } from '../../support/product'
import { countStagedBytes } from '../../support/stagedUploads'
import {
  getUploadOffset,
  createUpload,
  sendChunk,
  upload,
  getUploadLocation,
} from '../../support/tus'

const product = inject('product')
const { url, setup } = product

type Doc = { doc: { id: string; url: string; prefix: string } }

const administrator = await client(url).as('administrateur')

test.each(['pdf', 'couverture'] as const)(
  'a %s that changed on its way is refused whole, and forgotten',
  async (kind) => {
    const isPdf = kind === 'pdf'
    const bytes = isPdf ? await makePdf({ sizeBytes: 700_000 }) : await makeImage('jpeg')
    const metadata = {
      ...(isPdf ? pdfMetadata : coverMetadata),
      md5Hash: md5(Buffer.from('others')),
    }
    const location = await getUploadLocation(
      await createUpload(administrator, bytes.length, metadata),
    )
    const answer = await readJsonResponse<Errors>(
      await sendChunk(administrator, location, 0, bytes),
    )

    expect(answer).toMatchObject({
      status: 422,
      json: {
        errors: [
          {
            code: 'invalid-checksum',
            message:
              'Le fichier reçu n’est pas celui qui a été envoyé\u00a0: envoyez-le de nouveau.',
          },
        ],
      },
    })
    const again = await sendChunk(administrator, location, bytes.length, Buffer.alloc(0))
    expect(again.status).toBe(404)
  },
)

test('an invalid MD5 is rejected when the upload is created', async () => {
  for (const md5Hash of ['d41d8cd98f00b204e9800998ecf8427e', 'abc', '!'.repeat(24)]) {
    const answer = await readJsonResponse<Errors>(
      await createUpload(administrator, 1000, { ...pdfMetadata, md5Hash }),
    )

    expect(answer).toMatchObject({ status: 400, json: { errors: [{ code: 'invalid-request' }] } })
  }
})

test('the MD5 of a file that came in many parts is right, whatever their sizes', async () => {
  const bytes = await makePdf({ sizeBytes: 20_000_003 })
  const location = await getUploadLocation(
    await createUpload(administrator, bytes.length, { ...pdfMetadata, md5Hash: md5(bytes) }),
  )
  const sizes = [1, 62, 65_536, 262_144, 9_000_000, bytes.length]
  let offset = 0
  let last: Response | undefined
  for (const size of sizes) {
    last = await sendChunk(administrator, location, offset, bytes.subarray(offset, offset + size))
    offset = Math.min(offset + size, bytes.length)
  }
  const answer = await readJsonResponse<Doc>(last as Response)
  const file = await client(url).raw('GET', answer.json.doc.url)

  expect(answer.status).toBe(200)
  expect(md5(Buffer.from(await file.arrayBuffer()))).toBe(md5(bytes))
})

test('an aborted request body keeps the received bytes, and the upload resumes', async () => {
  const bytes = await makePdf({ sizeBytes: 12_000_000 })
  const location = await getUploadLocation(
    await createUpload(administrator, bytes.length, { ...pdfMetadata, md5Hash: md5(bytes) }),
  )
  const chunk = sendPartialChunk(administrator, location, 0, bytes, 10_000_000)
  await poll(async () => (await countStagedBytes(product, location)) > 5_000_000, {
    what: 'five megabytes',
  })
  chunk.disconnect()
  const offset = await getUploadOffset(administrator, location)
  const last = await sendChunk(administrator, location, offset, bytes.subarray(offset))

  expect(offset).toBeGreaterThan(5_000_000)
  expect(offset).toBeLessThanOrEqual(10_000_000)
  expect(last.status).toBe(200)
})

test('a refused upload has the codes of stored files', async () => {
  const codeOf = async (response: Response) => {
    const { status, json } = await readJsonResponse<Errors>(response)
    return [status, json.errors[0]?.code]
  }
  const visitor = client(url)
  const editor = await visitor.as('editeur')

  expect(await codeOf(await createUpload(visitor, 1000, pdfMetadata))).toEqual([
    401,
    'unauthenticated',
  ])
  expect(await codeOf(await createUpload(editor, 1000, pdfMetadata))).toEqual([403, 'unauthorized'])
  expect(
    await codeOf(await sendChunk(administrator, '/api/uploads/none', 0, Buffer.alloc(1))),
  ).toEqual([404, 'object-not-found'])
})

let small: Product | undefined
afterAll(() => small?.stop())

test('a storage at its quota returns 402 for every kind of upload', async () => {
  small = await startProduct({ setup, env: { STORAGE_QUOTA_MB: '2', DEMO: '0' } })
  const there = await client(small.url).as('administrateur')
  const full = {
    status: 402,
    json: {
      errors: [
        {
          code: 'quota-exceeded',
          message:
            'Il n’y a plus assez de place\u00a0: les fichiers du site sont limités à 2\u00a0Mo.',
        },
      ],
    },
  }
  const first = await upload(there, await makePdf({ sizeBytes: 1_500_000 }), pdfMetadata)
  expect(first.status).toBe(200)

  expect(await readJsonResponse(await createUpload(there, 700_000, pdfMetadata))).toMatchObject(
    full,
  )
  const form = new FormData()
  const second = await makePdf({ sizeBytes: 700_000 })
  form.set('file', new File([new Uint8Array(second)], 'a.pdf', { type: 'application/pdf' }))
  expect(
    await readJsonResponse(await there.raw('POST', '/api/documents', { body: form })),
  ).toMatchObject(full)
  const fits = await upload(there, await makePdf({ sizeBytes: 400_000 }), pdfMetadata)
  expect(fits.status).toBe(200)
})
