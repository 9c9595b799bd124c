import fs from 'node:fs/promises'
import path from 'node:path'

import { imagesDemo } from './demo/images/imagesDemo'
import { renderImage } from './demo/images/renderImage'
import { numerosDemo } from './demo/numeros'
import { renderCover } from './demo/renderCover'
import { renderPdf } from './demo/renderPdf'

/**
 * A process of its own, started by seedDemo: draws the pictures of the demonstration's pages, or the
 * covers and PDFs of its issues, into the folder that it is given. Drawing takes memory and seconds that
 * the server should not pay for.
 */
const [what, folder] = process.argv.slice(2)
if (what === 'images' && folder) await drawPictures(folder)
else if (what === 'numeros' && folder) await drawIssues(folder)
else throw new Error('Usage: renderDemo images|numeros FOLDER')

async function drawPictures(folder: string): Promise<void> {
  for (const image of imagesDemo) {
    await fs.writeFile(path.join(folder, `${image.name}.jpg`), await renderImage(image))
  }
}

async function drawIssues(folder: string): Promise<void> {
  for (const numero of numerosDemo) {
    await fs.writeFile(path.join(folder, `${numero.numero}.pdf`), await renderPdf(numero))
    await fs.writeFile(path.join(folder, `${numero.numero}.jpg`), await renderCover(numero))
  }
}
