import type { ImageSize } from '@regards/contract/schemas/imageMessages'
import type { Field } from 'payload'

import { toMediaUrl } from '../storage/objectPath'

/**
 * AVIF: half the size of WebP at the same visible quality, without chroma subsampling, which blurs
 * red on cream. Low encoder effort, as the user waits for the upload.
 */
const avifSize = (
  width: number,
  quality: number,
  { isOnlySmaller = false, effort = 1 } = {},
): ImageSize => ({
  name: `w${width}`,
  width,
  isOnlySmaller,
  format: 'avif',
  options: { quality, effort },
})

/**
 * Copies of every image, each a sixth to a half wider than the one before it. At density 1 a cover
 * is 320 pixels wide and other pictures up to 576, 704 or the window: every pixel of those sizes is
 * seen. 480 and 960 pixels are shown smaller or at a higher density, 480 as the first picture on
 * telephones, worth more effort: docs/decisions/020.
 */
export const imageSizes: ImageSize[] = [
  avifSize(320, 55),
  avifSize(480, 36, { effort: 3 }),
  avifSize(560, 50),
  avifSize(720, 50),
  avifSize(960, 45),
  avifSize(1280, 50),
  avifSize(1920, 50, { isOnlySmaller: true }),
  // For browsers without AVIF.
  {
    name: 'webp',
    width: 960,
    isOnlySmaller: false,
    format: 'webp',
    options: { quality: 72 },
  },
  // For e-mail clients, previews in other sites and feed readers, many of which show nothing else.
  {
    name: 'jpeg',
    width: 960,
    isOnlySmaller: false,
    format: 'jpeg',
    options: { quality: 72, mozjpeg: true },
  },
]

const EXTENSIONS = { avif: 'avif', webp: 'webp', jpeg: 'jpg' }

/** Whether an image of a width gets the size. */
export const hasSize = ({ isOnlySmaller, width }: ImageSize, imageWidth: number): boolean =>
  !isOnlySmaller || imageWidth >= width

/**
 * File name of a size, beside the original. An AVIF names its quality: files are immutable for
 * browsers, and `listMissingSizes` compares names, so that a new quality makes the size again. The
 * names of the others are in e-mails that were sent.
 */
export function nameSizeFile({ width, format, options }: ImageSize, original: string): string {
  const quality = format === 'avif' ? `-q${options.quality}` : ''
  return `${original.replace(/\.[^.]*$/, '')}-${width}${quality}.${EXTENSIONS[format]}`
}

export interface MadeSize {
  size: ImageSize
  width: number
  height: number
  bytes: Buffer
}

/** The fields of a size in the record. */
export function toSizeRecord(prefix: string, original: string, made: MadeSize) {
  const { size, width, height, bytes } = made
  const filename = nameSizeFile(size, original)
  const url = toMediaUrl(prefix, filename)
  const mimeType = `image/${size.format}`
  return { filename, url, mimeType, filesize: bytes.length, width, height }
}

/** The fields of a size that an image does not have. */
export const noSizeRecord = {
  ...{ filename: null, url: null, mimeType: null },
  ...{ filesize: null, width: null, height: null },
}

const hidden = { hidden: true, readOnly: true } as const

/** The sizes in an image's record. Payload would make the files of its own `imageSizes`. */
export const sizesField: Field = {
  name: 'sizes',
  type: 'group',
  admin: { hidden: true },
  fields: imageSizes.map(({ name }) => ({
    name,
    type: 'group',
    admin: { hidden: true },
    fields: [
      { name: 'url', type: 'text', admin: hidden },
      { name: 'width', type: 'number', admin: hidden },
      { name: 'height', type: 'number', admin: hidden },
      { name: 'mimeType', type: 'text', admin: hidden },
      { name: 'filesize', type: 'number', admin: hidden },
      // The search field of a list names the first field of this name.
      { name: 'filename', label: 'Nom du fichier', type: 'text', index: true, admin: hidden },
    ],
  })),
}
