import fs from 'node:fs/promises'
import path from 'node:path'

import { imagesDemo } from './demo/images/imagesDemo'
import { renderImage } from './demo/images/renderImage'
import { numerosDemo } from './demo/numeros'
import { renderCover } from './demo/renderCover'
import { renderPdf } from './demo/renderPdf'

/**
 * A process of its own, started by seedDemo: draws the pictures, covers and PDFs of the demonstration into the
 * folder that it is given. Drawing takes memory and seconds that the server should not pay for.
 */
const folder = process.argv[2]
if (!folder) throw new Error('Usage: renderDemo FOLDER')

for (const image of imagesDemo) {
  await fs.writeFile(path.join(folder, `${image.name}.jpg`), await renderImage(image))
}
for (const numero of numerosDemo) {
  await fs.writeFile(path.join(folder, `${numero.numero}.pdf`), await renderPdf(numero))
  await fs.writeFile(path.join(folder, `${numero.numero}.jpg`), await renderCover(numero))
}
