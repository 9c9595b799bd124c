import sharp from 'sharp'
import { COVER, couverture } from './couverture/couverture'
import { toSvg } from './drawing/toSvg'
import type { NumeroDemo } from './NumeroDemo'

/** The cover of an issue as a JPEG of 1240 × 1754 pixels; the same bytes for the same issue. */
export async function renderCover(numero: NumeroDemo): Promise<Buffer> {
  const svg = toSvg(couverture(numero), COVER.width, COVER.height)
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer()
}
