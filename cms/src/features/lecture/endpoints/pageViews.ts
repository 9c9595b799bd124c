import { toMediaUrl } from '../../../media/storage/objectPath'
import type { Bloc, SentFigure } from '@regards/contract/schemas/blocs'
import type { PagePicture } from '@regards/contract/schemas/lecture'
import type { StoredPage } from '../types'
import { selectFields } from '../../../lib/payload/selectFields'

/** Fields that toPagePicture reads of a page, without the placeholder. */
export const PICTURE_FIELDS = selectFields('page', 'largeur', 'hauteur', 'dossier', 'tailles')

/** A page's picture as it is sent: its sides in points, its placeholder, and its files by width. */
export const toPagePicture = ({
  page,
  largeur,
  hauteur,
  dossier,
  tailles,
  vignette,
}: Pick<
  StoredPage,
  'page' | 'largeur' | 'hauteur' | 'dossier' | 'tailles' | 'vignette'
>): PagePicture => ({
  page,
  largeur,
  hauteur,
  vignette: vignette ?? null,
  images: tailles.map((width) => ({
    url: toMediaUrl(dossier, `${page}-${width}.webp`),
    largeur: width,
  })),
})

/** Returns the files of a picture with their URLs; null without any. @param dossier of its page */
export function toImageResponse(
  { alternative, legende = '', figure }: Extract<Bloc, { type: 'image' }>,
  dossier: string,
): SentFigure | null {
  if (!figure) return null
  const { nom, tailles, avif, largeur, hauteur } = figure
  const toFiles = (widths: number[], format: 'webp' | 'avif') =>
    widths.map((width) => ({
      url: toMediaUrl(dossier, `${nom}-${width}.${format}`),
      largeur: width,
    }))
  return {
    images: toFiles(tailles, 'webp'),
    ...(avif && { avif: toFiles(avif, 'avif') }),
    ...{ largeur, hauteur, alternative, legende: legende || null },
  }
}

/** Width of a page's picture from which its card is drawn, in pixels: a page stands small on it. */
const MIN_WIDTH = 700

/** Path in the storage of the picture of a page that its card is made of; undefined without pictures. */
export function toPageCardPath({
  page,
  dossier,
  tailles,
}: Pick<StoredPage, 'page' | 'dossier' | 'tailles'>): string | undefined {
  const width = tailles.find((taille) => taille >= MIN_WIDTH) ?? tailles.at(-1)
  return width === undefined ? undefined : `${dossier}/${page}-${width}.webp`
}

type Recognition = Pick<StoredPage, 'reconnaissance' | 'texteCorrige' | 'verifiee'>

/** Whether the text of a page is a recognized one, whose layer is a file of its own. */
export const isRecognized = ({ reconnaissance }: Pick<StoredPage, 'reconnaissance'>): boolean =>
  reconnaissance === 'faite' || reconnaissance === 'incertaine'

/** The state of a page's recognition: it waits, or nobody has checked its uncertain text. */
export const toRecognition = ({
  reconnaissance,
  texteCorrige,
  verifiee,
}: Recognition): 'attente' | 'incertaine' | null =>
  (reconnaissance === 'attente' || reconnaissance === 'incertaine') && !texteCorrige && !verifiee
    ? reconnaissance
    : null
