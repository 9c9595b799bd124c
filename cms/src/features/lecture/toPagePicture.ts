import { toMediaUrl } from '../../media/storage/toMediaUrl'
import type { StoredPage } from './types'

/** What toPagePicture reads of a page, but for its placeholder. */
export const PICTURE_FIELDS = {
  page: true,
  largeur: true,
  hauteur: true,
  dossier: true,
  tailles: true,
} as const

/** What is told of a page's picture: its sides in points, its placeholder, and its files by width. */
export const toPagePicture = ({
  page,
  largeur,
  hauteur,
  dossier,
  tailles,
  vignette,
}: Pick<StoredPage, 'page' | 'largeur' | 'hauteur' | 'dossier' | 'tailles' | 'vignette'>) => ({
  page,
  largeur,
  hauteur,
  vignette: vignette ?? null,
  images: tailles.map((width) => ({
    url: toMediaUrl(dossier, `${page}-${width}.webp`),
    largeur: width,
  })),
})
