import type { Image } from '@payload-types'
import { populated } from '@web/lib/api/populated'

/** A picture that every site and e-mail client can show. */
export type SharedPicture = { src: string; width: number; height: number }

/** Attributes of an `<img>` and its AVIF `<source>`. */
export type PictureSource = {
  /** Fallback for browsers without AVIF support. */
  src: string
  /** JPEG for link previews, with its size in pixels. */
  shared?: SharedPicture | undefined
  /** Value for `<source srcset>`, in AVIF. */
  avifSrcSet: string | undefined
  width: number | undefined
  height: number | undefined
  /** Empty when the image is decorative. */
  alt: string
  /** A tiny blurred copy, as a data URI. */
  placeholder: string | undefined
  /** CSS `object-position` of the focal point where it is cropped; by default its centre. */
  position?: string | undefined
}

/** The fields of an image, and of each of its sizes, that pages render: `toPicture` sees no others. */
const renderedFields = [
  'url',
  'width',
  'height',
  'alt',
  'decorative',
  'focalX',
  'focalY',
  'placeholder',
  'sizes',
] as const
const renderedSizeFields = ['url', 'width'] as const

/** The fields of a PDF that pages render. */
const renderedPdfFields: readonly string[] = ['url', 'filesize']

type Sizes = NonNullable<Image['sizes']>
type RenderedSizes = {
  [Name in keyof Sizes]: Pick<NonNullable<Sizes[Name]>, (typeof renderedSizeFields)[number]>
}
type RenderedImage = Omit<Pick<Image, (typeof renderedFields)[number]>, 'sizes'> & {
  sizes?: RenderedSizes
}

/** Converts an uploaded image for display; undefined when it is not populated or was deleted. */
export function toPicture(
  relation: RenderedImage | string | null | undefined,
): PictureSource | undefined {
  const image = populated(relation)
  if (!image?.url) return undefined
  const { url, width, height, alt, decorative, placeholder, sizes } = image
  return {
    // The WebP copy is smaller than the uploaded file.
    src: sizes?.webp?.url ?? url,
    shared: toShared(image),
    avifSrcSet: toAvifSrcSet(sizes),
    width: width ?? undefined,
    height: height ?? undefined,
    alt: decorative ? '' : (alt ?? ''),
    placeholder: placeholder ?? undefined,
    position: toPosition(image),
  }
}

/** The JPEG has the ratio of the original. */
function toShared({ sizes, width, height }: RenderedImage): SharedPicture | undefined {
  const { url, width: sharedWidth } = sizes?.jpeg ?? {}
  if (!url || !sharedWidth || !width || !height) return undefined
  return {
    src: url,
    width: sharedWidth,
    height: Math.round((sharedWidth * height) / width),
  }
}

/** Converts the focal point that an editor set on one axis or both; undefined for the centre. */
function toPosition({ focalX, focalY }: RenderedImage): string | undefined {
  const [x, y] = [focalX ?? 50, focalY ?? 50]
  return x === 50 && y === 50 ? undefined : `${x}% ${y}%`
}

/** Builds the srcset, narrowest first, each width once: several sizes may have one width. */
function toAvifSrcSet(sizes: RenderedSizes | undefined): string | undefined {
  const { w320, w480, w560, w720, w960, w1280, w1920 } = sizes ?? {}
  const byWidth = new Map<number, string>()
  for (const size of [w320, w480, w560, w720, w960, w1280, w1920]) {
    if (size?.url && size.width && !byWidth.has(size.width)) byWidth.set(size.width, size.url)
  }
  return [...byWidth].map(([width, url]) => `${url} ${width}w`).join(', ') || undefined
}

/**
 * Removes fields that no page renders from each populated file in a response and its sizes: half of
 * the bytes. The server renders pages from the result, so that the browser's data contain all that
 * the server's HTML shows.
 */
export function pickRenderedFields(
  value: unknown,
  fileFields: readonly string[] = renderedFields,
): unknown {
  if (Array.isArray(value)) return value.map((part) => pickRenderedFields(part))
  if (typeof value !== 'object' || value === null) return value
  const isFile = 'mimeType' in value
  const isPdf = isFile && value.mimeType === 'application/pdf'
  const wanted = isPdf ? renderedPdfFields : fileFields
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => !isFile || (wanted.includes(name) && part !== null))
      .map(([name, part]) => [
        name,
        pickRenderedFields(part, name === 'sizes' ? renderedSizeFields : fileFields),
      ]),
  )
}
