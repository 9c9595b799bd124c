import sharp from 'sharp'
import { drawPdf } from '../factories/layout'

/** Draws pages in two columns of text around a photograph. */
export async function drawMagazine(pages: number): Promise<Buffer> {
  const noise = sharp({
    create: {
      ...{ width: 1200, height: 800, channels: 3, background: '#864' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
  const photograph = await noise.blur(2).jpeg({ quality: 80 }).toBuffer()
  const line = 'Les danseurs se font face et la vielle mène la ronde. '
  return drawPdf((document) => {
    for (let page = 1; page <= pages; page += 1) {
      document.addPage({ size: 'A4', margin: 50 })
      document.fontSize(28).text(`Danses, ${page}`)
      document.image(photograph, 50, 120, { width: 495 })
      document.fontSize(10).text(line.repeat(50), 50, 470, { columns: 2, height: 320 })
    }
  })
}
