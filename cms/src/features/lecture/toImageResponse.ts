import { toMediaUrl } from '../../media/storage/toMediaUrl'
import type { Bloc } from './types'

/** A picture of a page, as responses have it. */
export interface ImageResponse {
  /** Its files, the narrowest first. */
  images: { url: string; largeur: number }[]
  /** Sides of the largest, in pixels. */
  largeur: number
  hauteur: number
  alternative: string
  legende: string | null
}

/**
 * Returns the files of a picture with their URLs; null for one of which only the alternative is known.
 * @param dossier folder of its page's files
 */
export function toImageResponse(
  { alternative, legende = '', figure }: Extract<Bloc, { type: 'image' }>,
  dossier: string,
): ImageResponse | null {
  if (!figure) return null
  const { nom, tailles, largeur, hauteur } = figure
  const images = tailles.map((width) => ({
    url: toMediaUrl(dossier, `${nom}-${width}.webp`),
    largeur: width,
  }))
  return { images, largeur, hauteur, alternative, legende: legende || null }
}
