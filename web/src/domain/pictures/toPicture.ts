import type { Image } from '@payload-types'
import { populated } from '../../lib/api/populated'

/** What an `<img>` needs. */
export type PictureSource = {
  /** For who does not know AVIF. */
  src: string
  /** As in `<source srcset>`, in AVIF. */
  avifSrcSet: string | undefined
  width: number | undefined
  height: number | undefined
  /** Empty: the picture is an ornament. */
  alt: string
  /** A tiny blurred copy, as a data URI. */
  placeholder: string | undefined
}

/** An uploaded image, ready to be drawn; undefined when it is only named by its id, or is gone. */
export function toPicture(relation: Image | string | null | undefined): PictureSource | undefined {
  const image = populated(relation)
  if (!image?.url) return undefined
  const { url, width, height, alt, placeholder, sizes } = image
  return {
    // Lighter than the file that was uploaded.
    src: sizes?.webp?.url ?? url,
    avifSrcSet: toAvifSrcSet(sizes),
    width: width ?? undefined,
    height: height ?? undefined,
    alt: alt ?? '',
    placeholder: placeholder ?? undefined,
  }
}

/** The files of each width, the narrowest first. What is not enlarged comes under several names. */
function toAvifSrcSet(sizes: Image['sizes']): string | undefined {
  const { w320, w480, w560, w720, w960, w1280, w1920 } = sizes ?? {}
  const byWidth = new Map<number, string>()
  for (const size of [w320, w480, w560, w720, w960, w1280, w1920]) {
    if (size?.url && size.width && !byWidth.has(size.width)) byWidth.set(size.width, size.url)
  }
  return [...byWidth].map(([width, url]) => `${url} ${width}w`).join(', ') || undefined
}
