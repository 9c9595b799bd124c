import type { PdfPage } from '@regards/pdf-engine/openPage'

/** A page drawn in grey: a byte a pixel, row by row from the top left corner. */
export interface GreyPicture {
  data: Uint8Array
  width: number
  height: number
  /** Pixels of a point of the page. */
  scale: number
}

/**
 * Draws a page in grey.
 * @param mostScale pixels of a point, at most
 * @param maxPixels of the picture, at most, for which the scale is lowered
 */
export function drawGrey(page: PdfPage, mostScale: number, maxPixels: number): GreyPicture {
  const { largeur, hauteur } = page
  const scale = Math.min(mostScale, Math.sqrt(maxPixels / (largeur * hauteur)))
  const [width, height] = [largeur, hauteur].map((points) =>
    Math.max(Math.round(points * scale), 1),
  ) as [number, number]
  return { data: page.draw(width, height, 1), width, height, scale }
}
