import type { Field } from 'payload'

import { toMediaUrl } from '../storage/toMediaUrl'

/** A resized copy of an image, in the original's ratio. */
export interface ImageSize {
  name: string
  /** Pixels; a narrower original keeps its width. */
  width: number
  /** Made of wider originals only. */
  isOnlySmaller: boolean
  format: 'avif' | 'webp' | 'jpeg'
  options: { quality: number; effort?: number; mozjpeg?: boolean }
}

/** Widest size that ordinary screens show at their own density: every pixel is seen. */
const ORDINARY_WIDTH = 720

/**
 * AVIF: half the size of WebP at the same visible quality. Low encoder effort, as the user waits for
 * the upload and more effort gains little.
 */
const avifSize = (width: number, isOnlySmaller = false): ImageSize => ({
  name: `w${width}`,
  width,
  isOnlySmaller,
  format: 'avif',
  options: { quality: width <= ORDINARY_WIDTH ? 34 : 45, effort: 1 },
})

/** Copies of every image, each a sixth to a half wider than the one before it. */
export const imageSizes: ImageSize[] = [
  ...[320, 480, 560, 720, 960, 1280].map((width) => avifSize(width)),
  avifSize(1920, true),
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

/** File name of a size, beside the original. */
export const nameSizeFile = ({ width, format }: ImageSize, original: string): string =>
  `${original.replace(/\.[^.]*$/, '')}-${width}.${EXTENSIONS[format]}`

/** A size that was made. */
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
      { name: 'filename', type: 'text', index: true, admin: hidden },
    ],
  })),
}
