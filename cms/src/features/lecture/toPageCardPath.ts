import type { StoredPage } from './types'

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
