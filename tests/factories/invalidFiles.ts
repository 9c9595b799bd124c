import { makeImage } from './image'
import { makePdf } from './pdf'

/** A web page with a script, which someone may call photo.jpg or fichier.pdf. */
export function makeHtml(): Buffer {
  return Buffer.from('<!doctype html><html><script>alert(document.cookie)</script></html>\n')
}

/** A drawing with a script: an image to a browser, and not one that is taken here. */
export function makeSvg(): Buffer {
  return Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><script>alert(1)</script></svg>\n',
  )
}

/** The first half of a JPEG, as a broken transfer leaves it. */
export async function makeTruncatedJpeg(): Promise<Buffer> {
  return firstHalf(await makeImage('jpeg'))
}

/** The first half of a PDF, as a broken transfer leaves it. */
export async function makeTruncatedPdf(): Promise<Buffer> {
  return firstHalf(await makePdf({ sizeBytes: 40_000 }))
}

/** A file of no bytes. */
export function makeEmptyFile(): Buffer {
  return Buffer.alloc(0)
}

function firstHalf(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2))
}
