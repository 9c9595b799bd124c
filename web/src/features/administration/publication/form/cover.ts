import type { InspectFile } from '../../pdf/inspectPdf'
import { thumbnailHeight } from '../../pdf/reader/PdfContent'

/** Formats of a cover: name, MIME type and file extensions. The server accepts the same. */
const formats = [
  { name: 'JPG', type: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  { name: 'PNG', type: 'image/png', extensions: ['png'] },
  { name: 'GIF', type: 'image/gif', extensions: ['gif'] },
  { name: 'WebP', type: 'image/webp', extensions: ['webp'] },
  { name: 'AVIF', type: 'image/avif', extensions: ['avif'] },
]

/** The formats that the hint names (specification, section 2). */
export const hintedFormats = 'JPG, PNG, GIF'

/** The names of all formats, for error messages. */
export const coverFormats = formats.map(({ name }) => name).join(', ')

/**
 * Whether a file has an accepted format: by its MIME type, or by its extension where the type is
 * empty.
 */
export function isCover({ name, type }: File): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return formats.some((format) =>
    type ? format.type === type : format.extensions.includes(extension),
  )
}

const unknownFormat = `Votre navigateur ne peut pas afficher cette image. Choisissez un fichier entier (${coverFormats}).`

/**
 * Size and preview of a cover. Drawn on a canvas: the Content-Security-Policy blocks blob: URLs.
 */
export const inspectCover: InspectFile = async (file, signal) => {
  let image: ImageBitmap
  try {
    image = await createImageBitmap(file)
  } catch {
    signal.throwIfAborted()
    return { warning: unknownFormat }
  }
  const { width, height } = image
  const source = shrink(image)
  image.close()
  signal.throwIfAborted()
  return {
    detail: `${width}\u00a0×\u00a0${height}\u00a0pixels`,
    picture: { source, width: source.width, height: source.height, alt: 'Aperçu de la couverture' },
  }
}

/** A small copy: the decoded original may take a hundred megabytes. */
function shrink(image: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(thumbnailHeight / image.height, 1)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(Math.round(image.width * scale), 1)
  canvas.height = Math.max(Math.round(image.height * scale), 1)
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
  }
  return canvas
}
