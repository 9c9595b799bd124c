import type { SentFigure } from '@regards/contract/schemas/blocs'

/** A picture of an article, with the attributes of its `<img>`. */
export type Figure = {
  src: string
  srcSet: string
  /** `srcset` of the same picture in AVIF, for telephones; undefined without AVIF files. */
  avifSrcSet?: string | undefined
  width: number
  height: number
  /** Empty when nobody has described the picture. */
  alt: string
  caption: string | undefined
  /** « 3, page 12 », its place in the article; undefined in a list. */
  place?: string
  /** URL of the largest file. */
  largest: string
}

/** Windows for which the AVIF files of a picture are wide enough, where it fills them. */
export const telephones = '(max-width: 36em)'

/** A browser without `srcset` gets the narrowest file of at least this width, in pixels. */
const fallbackWidth = 640

/** Converts a picture for display; undefined when it has no file. */
export function toFigure(response: SentFigure | null): Figure | undefined {
  const images = response?.images.toSorted((one, other) => one.largeur - other.largeur) ?? []
  const largest = images.at(-1)
  if (!response || !largest) return undefined
  const { largeur: width, hauteur: height, alternative: alt, legende, avif } = response
  return {
    src: (images.find(({ largeur }) => largeur >= fallbackWidth) ?? largest).url,
    srcSet: toSrcSet(images),
    avifSrcSet: avif && toSrcSet(avif),
    width,
    height,
    alt,
    caption: legende || undefined,
    largest: largest.url,
  }
}

/** Attributes of the `<img>` of a picture that the link beside it names. */
export const toDecorative = ({ src, srcSet, avifSrcSet, width, height }: Figure) => ({
  ...{ src, srcSet, avifSrcSet, width, height },
  alt: '',
})

const toSrcSet = (files: SentFigure['images']): string =>
  files.map(({ url, largeur }) => `${url} ${largeur}w`).join(', ')
