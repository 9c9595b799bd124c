import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  fileExtensions,
  imageFormats,
  makeAnimation,
  enlargeHeader,
  makeCommented,
  makeImage,
  makePhotograph,
  type ImageFormat,
} from '../../factories/image'
import { makePdf } from '../../factories/pdf'
import { coverMetadata, pdfMetadata, readJsonResponse } from '../../factories/uploads'
import { sendPartialChunk } from '../../support/partialChunk'
import { client, type Client } from '../../support/client'
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
type Errors = { errors: { message: string; code: string }[] }

let administrator: Client

beforeAll(async () => {
  administrator = await client(url).as('administrateur')
})

test('an upload with an MD5 is accepted when its checksum matches', async () => {
  const bytes = await makePdf({ sizeBytes: 700_000 })
  const answer = await readJsonResponse<Doc>(
    await upload(administrator, bytes, {
      ...pdfMetadata,
      md5Hash: md5(bytes),
      chunkBytes: 300_000,
    }),
  )
  const { json } = await administrator.get<{ md5Hash: string }>(
    `/api/storage/objects/${answer.json.doc.prefix}/fichier.pdf`,
  )

  expect(answer.status).toBe(200)
  expect(json.md5Hash).toBe(md5(bytes))
})

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
    timeoutMs: 20_000,
  })
  chunk.disconnect()
  const offset = await getUploadOffset(administrator, location)
  const last = await sendChunk(administrator, location, offset, bytes.subarray(offset))

  expect(offset).toBeGreaterThan(5_000_000)
  expect(offset).toBeLessThanOrEqual(10_000_000)
  expect(last.status).toBe(200)
})

test('who may not send hears why by the codes of stored files', async () => {
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

type ImageDoc = {
  url: string
  width: number
  height: number
  sizes: Record<string, { height: number; width: number; url: string | null }>
}

/** Sends a cover, and gives its record and the bytes that anyone can read. */
async function sendCover(bytes: Buffer, format: ImageFormat) {
  const answer = await readJsonResponse<{ doc: ImageDoc }>(
    await upload(administrator, bytes, {
      kind: 'couverture',
      filename: `photo.${fileExtensions[format]}`,
      filetype: `image/${format}`,
    }),
  )
  expect(answer.status).toBe(200)
  const response = await fetch(new URL(answer.json.doc.url, url))
  return { doc: answer.json.doc, stored: Buffer.from(await response.arrayBuffer()) }
}

test.each(imageFormats.filter((format) => format !== 'gif'))(
  'a %s photograph is public without its position, and stands upright',
  async (format) => {
    const photograph = await makePhotograph(format)
    expect((await sharp(photograph).metadata()).exif?.length).toBeGreaterThan(100)
    const { doc, stored } = await sendCover(photograph, format)

    const { exif, xmp, iptc, autoOrient } = await sharp(stored).metadata()
    expect({ xmp, iptc }).toEqual({ xmp: undefined, iptc: undefined })
    expect({ width: doc.width, height: doc.height }).toEqual({
      width: 40,
      height: 60,
    })
    // Of a JPEG the orientation alone is left, in the smallest Exif that can say it.
    expect(exif?.length ?? 0).toBeLessThanOrEqual(32)
    expect(stored.includes('Saint-Flour')).toBe(false)
    expect(autoOrient).toEqual({ width: 40, height: 60 })
  },
)

test.each(['png', 'gif'] as const)(
  'a %s with texts is public without them, and its pixels are those that were sent',
  async (format) => {
    const commented = await makeCommented(format, 'Jeanne Dupont, Saint-Flour')
    const { stored } = await sendCover(commented, format)

    expect(stored.includes('Saint-Flour')).toBe(false)
    expect(stored.length).toBeLessThan(commented.length)
    const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer()
    expect(await pixelsOf(stored)).toEqual(await pixelsOf(commented))
  },
)

test('the pixels of a JPEG photograph are those that were sent', async () => {
  const photograph = await makePhotograph('jpeg')
  const { stored } = await sendCover(photograph, 'jpeg')
  const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

  expect(await pixelsOf(stored)).toEqual(await pixelsOf(photograph))
})

test.each(imageFormats.filter((format) => format !== 'gif' && format !== 'webp'))(
  'a %s without metadata is stored byte for byte',
  async (format) => {
    const bytes = await makeImage(format)

    expect((await sendCover(bytes, format)).stored.equals(bytes)).toBe(true)
  },
)

test.each(['gif', 'webp'] as const)(
  'a %s that moves costs one frame: its first one is kept, in every size',
  async (format) => {
    const animation = await makeAnimation(format, { width: 400, height: 300, frames: 10 })
    const { doc, stored } = await sendCover(animation, format)

    expect((await sharp(animation).metadata()).pages).toBe(10)
    const { width, height, pages = 1 } = await sharp(stored).metadata()
    expect({ width, height, pages }).toEqual({ width: 400, height: 300, pages: 1 })
    expect(doc).toMatchObject({ width: 400, height: 300 })
    const small = await fetch(new URL(doc.sizes.w320?.url ?? '', url))
    const shown = await sharp(Buffer.from(await small.arrayBuffer())).metadata()
    expect({ width: shown.width, height: shown.height }).toEqual({
      width: 320,
      height: 240,
    })
  },
)

test.each([
  { format: 'avif', side: 9_999, megapixels: 27 },
  { format: 'jpeg', side: 12_000, megapixels: 100 },
] as const)(
  'a $format of $side pixels a side is refused before it is decoded, with its bound',
  async ({ format, side, megapixels }) => {
    const bytes = enlargeHeader(await makeImage(format), format, side)
    const answer = await readJsonResponse<Errors>(
      await upload(administrator, bytes, {
        kind: 'couverture',
        filename: `photo.${fileExtensions[format]}`,
        filetype: `image/${format}`,
      }),
    )

    expect(answer).toMatchObject({
      status: 422,
      json: {
        errors: [
          {
            code: 'invalid-image',
            message: `Cette image est trop grande\u00a0: ${megapixels}\u00a0mégapixels au plus dans ce format.`,
          },
        ],
      },
    })
  },
)

test('an image has a JPEG for e-mails and shares, white where it is transparent', async () => {
  const transparent = await sharp({
    create: { width: 40, height: 60, channels: 4, background: '#00000000' },
  })
    .png()
    .toBuffer()
  const { doc } = await sendCover(transparent, 'png')
  const jpeg = await fetch(new URL(doc.sizes.jpeg?.url ?? '', url))
  const { data, info } = await sharp(Buffer.from(await jpeg.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true })

  expect(jpeg.headers.get('content-type')).toBe('image/jpeg')
  expect(info).toMatchObject({ width: 40, height: 60 })
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
})

test.each(['aux.jpg', 'con.png', 'nul.gif', 'lpt1.png'])(
  'an image called %s, which is a device on Windows, is stored',
  async (name) => {
    const form = new FormData()
    form.set(
      'file',
      new File([new Uint8Array(await makeImage())], name, {
        type: 'image/jpeg',
      }),
    )
    form.set('_payload', JSON.stringify({ usage: 'page', alt: 'Une image' }))
    const { status, json } = await readJsonResponse<{ doc: ImageDoc }>(
      await administrator.raw('POST', '/api/images', { body: form }),
    )

    expect(status).toBe(201)
    expect(json.doc.url).toMatch(/\/image-(aux|con|nul|lpt1)\.jpg$/)
    expect((await fetch(new URL(json.doc.url, url))).status).toBe(200)
  },
)
