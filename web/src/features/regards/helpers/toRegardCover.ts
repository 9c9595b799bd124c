import type { Regard } from '../../../../../cms/src/payload-types'
import { resolved } from './resolved'

/** What an `<img>` needs. */
export type RegardCover = {
  src: string
  srcSet: string | undefined
  width: number | undefined
  height: number | undefined
  alt: string
  /** A tiny blurred copy, as a data URI. */
  placeholder: string | undefined
}

/** The cover of an issue; undefined when the issue came without it. */
export function toRegardCover({ couverture, numero }: Regard): RegardCover | undefined {
  const image = resolved(couverture)
  if (!image?.url) return undefined
  const { url, width, height, alt, placeholder, sizes } = image
  const candidates = [sizes?.w320, sizes?.w640, sizes?.w1280].flatMap((size) =>
    size?.url && size.width ? [{ url: size.url, width: size.width }] : [],
  )
  return {
    // Any of the sizes is lighter than the file that was uploaded.
    src: candidates.find((size) => size.width >= 640)?.url ?? url,
    srcSet: candidates.map((size) => `${size.url} ${size.width}w`).join(', ') || undefined,
    width: width ?? undefined,
    height: height ?? undefined,
    alt: alt || `Couverture du numéro ${numero}`,
    placeholder: placeholder ?? undefined,
  }
}
