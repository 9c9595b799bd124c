import type { PdfPage } from '@regards/pdf-engine/openPage'
import { thumbnailHeight } from './thumbnailHeight'

/** As wide as the largest size of a cover on the site, on a screen of high density. */
const coverWidth = 1600
const maxCoverHeight = 3200
const coverQuality = 0.88

/** Draws a page once, as the picture of a cover and as a small picture. */
export async function drawFirstPage(page: PdfPage): Promise<{ preview: ImageBitmap; cover: Blob }> {
  const { largeur, hauteur } = page
  const scale = Math.min(coverWidth / largeur, maxCoverHeight / hauteur)
  const [width, height] = [toPixels(largeur * scale), toPixels(hauteur * scale)]
  const pixels = new Uint8ClampedArray(page.draw(width, height, 4).buffer)
  const cover = new OffscreenCanvas(width, height)
  cover.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0)
  return {
    preview: shrink(cover),
    cover: await cover.convertToBlob({ type: 'image/jpeg', quality: coverQuality }),
  }
}

function shrink(canvas: OffscreenCanvas): ImageBitmap {
  const width = toPixels((canvas.width * thumbnailHeight) / canvas.height)
  const small = new OffscreenCanvas(width, thumbnailHeight)
  const context = small.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(canvas, 0, 0, width, thumbnailHeight)
  }
  return small.transferToImageBitmap()
}

const toPixels = (size: number): number => Math.max(Math.round(size), 1)
