import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import {
  enlargeHeader,
  fileExtensions,
  imageFormats,
  makeAnimation,
  makeCommented,
  makeImage,
  makePhotograph,
  type ImageFormat,
} from '../../factories/image'
import type { Errors } from '../../factories/storedObject'
import { readJsonResponse } from '../../factories/uploads'
import { client } from '../../support/client'
import { upload } from '../../support/tus'

const { url } = inject('product')

const administrator = await client(url).as('administrateur')

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

test('the pixels of a JPEG photograph stay unchanged', async () => {
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
