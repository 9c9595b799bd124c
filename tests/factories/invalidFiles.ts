import { makeImage } from './image'
import { makePdf } from './pdf'

/** Creates an HTML page with a script, to be uploaded as photo.jpg or fichier.pdf. */
export function makeHtml(): Buffer {
  return Buffer.from('<!doctype html><html><script>alert(document.cookie)</script></html>\n')
}

/** Creates an SVG with a script: an image for browsers, in a format that the product rejects. */
export function makeSvg(): Buffer {
  return Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><script>alert(1)</script></svg>\n',
  )
}

/** Creates a truncated JPEG: its first half. */
export async function makeTruncatedJpeg(): Promise<Buffer> {
  return firstHalf(await makeImage('jpeg'))
}

/** Creates a truncated PDF: its first half. */
export async function makeTruncatedPdf(): Promise<Buffer> {
  return firstHalf(await makePdf({ sizeBytes: 40_000 }))
}

/** Creates an empty file. */
export function makeEmptyFile(): Buffer {
  return Buffer.alloc(0)
}

function firstHalf(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2))
}
