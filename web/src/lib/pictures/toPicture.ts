import type { Image } from '../../../../cms/src/payload-types'
import { resolved } from '../resolved'

/** What an `<img>` needs. */
export type PictureSource = {
  src: string
  srcSet: string | undefined
  width: number | undefined
  height: number | undefined
  /** Empty: the picture is an ornament. */
  alt: string
  /** A tiny blurred copy, as a data URI. */
  placeholder: string | undefined
}

/** Wide enough for most places, where a browser does not choose by itself. */
const defaultWidth = 640

/** An uploaded image, ready to be drawn; undefined when it is only named by its id, or is gone. */
export function toPicture(relation: Image | string | null | undefined): PictureSource | undefined {
  const image = resolved(relation)
  if (!image?.url) return undefined
  const { url, width, height, alt, placeholder, sizes } = image
  const candidates = toCandidates(sizes)
  return {
    // Any of the sizes is lighter than the file that was uploaded.
    src: (candidates.find((size) => size.width >= defaultWidth) ?? candidates.at(-1))?.url ?? url,
    srcSet: candidates.map((size) => `${size.url} ${size.width}w`).join(', ') || undefined,
    width: width ?? undefined,
    height: height ?? undefined,
    alt: alt ?? '',
    placeholder: placeholder ?? undefined,
  }
}

/** The files of each width, the narrowest first. What is not enlarged comes under several names. */
function toCandidates(sizes: Image['sizes']): { url: string; width: number }[] {
  const { w320, w480, w640, w960, w1280, w1920 } = sizes ?? {}
  const byWidth = new Map<number, string>()
  for (const size of [w320, w480, w640, w960, w1280, w1920]) {
    if (size?.url && size.width && !byWidth.has(size.width)) byWidth.set(size.width, size.url)
  }
  return [...byWidth].map(([width, url]) => ({ url, width }))
}
