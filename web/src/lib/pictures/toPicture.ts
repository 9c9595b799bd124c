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
  const candidates = [sizes?.w320, sizes?.w640, sizes?.w1280, sizes?.w1920].flatMap((size) =>
    size?.url && size.width ? [{ url: size.url, width: size.width }] : [],
  )
  return {
    // Any of the sizes is lighter than the file that was uploaded.
    src: candidates.find((size) => size.width >= defaultWidth)?.url ?? url,
    srcSet: candidates.map((size) => `${size.url} ${size.width}w`).join(', ') || undefined,
    width: width ?? undefined,
    height: height ?? undefined,
    alt: alt ?? '',
    placeholder: placeholder ?? undefined,
  }
}
