import type { InspectFile } from '../../pdf/inspectPdf'
import { thumbnailHeight } from '../../pdf/reader/PdfContent'
import type { UploadKind } from '../publicationTypes'

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

const coverFormats = formats.map(({ name }) => name).join(', ')

/** Whether a file has an accepted format, by its MIME type or, without one, by its extension. */
function isCover({ name, type }: File): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return formats.some((format) =>
    type ? format.type === type : format.extensions.includes(extension),
  )
}

const unknownFormat = `Votre navigateur ne peut pas afficher cette image. Choisissez un fichier entier (${coverFormats}).`

/** Size and preview of a cover. On a canvas: the Content-Security-Policy blocks blob: URLs. */
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

export type RegardFormValues = {
  /** As typed; empty when the browser cannot parse it as a number. */
  numero: string
  /** `YYYY-MM-DD`, or empty. */
  dateParution: string
  /** When a new issue appears on the site: `maintenant`, `prevue` or `brouillon`. */
  parution?: string
  /** Planned time in Paris, `YYYY-MM-DDTHH:MM`, or empty. */
  prevueLe?: string
}

type RegardFormErrors = Partial<Record<keyof RegardFormValues, string>>

/** Validates the form (specification, section 5). @returns a message for each invalid field */
export function validateRegardForm(values: RegardFormValues): RegardFormErrors {
  const { numero, dateParution, parution, prevueLe } = values
  const errors: RegardFormErrors = {}
  const number = Number(numero)
  if (!numero.trim() || Number.isNaN(number)) errors.numero = 'Le numéro est obligatoire'
  else if (number < 1) errors.numero = 'Le numéro doit être supérieur à 0'
  else if (!Number.isSafeInteger(number)) errors.numero = 'Le numéro doit être un nombre entier'
  else if (number > 999_999_999) errors.numero = 'Le numéro doit avoir neuf chiffres au plus'
  if (!dateParution) errors.dateParution = 'La date de parution est obligatoire'
  if (parution === 'prevue') errors.prevueLe = validatePlannedTime(prevueLe)
  return errors
}

/** Validates a time in Paris, `YYYY-MM-DDTHH:MM`, with the server's message. */
export function validatePlannedTime(time: string | undefined): string | undefined {
  if (!time) return 'Choisissez un jour et une heure.'
  return time <= getParisTime() ? 'Cette date est passée.' : undefined
}

/** Swedish dates are ISO 8601 dates. */
const parisFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
})

const getParisTime = (): string => parisFormat.format(new Date()).replace(' ', 'T')

const missingMessages: Record<UploadKind, string> = {
  pdf: 'Sélectionnez un fichier PDF',
  couverture: 'Sélectionnez une image de couverture',
}

const wrongTypeMessages: Record<UploadKind, string> = {
  pdf: 'Le fichier doit être un PDF',
  couverture: `La couverture doit être une image (${coverFormats})`,
}

/** Returns the error of a missing, wrong or empty file; the server checks its content. */
export function validateFile(name: UploadKind, file: File | undefined): string | undefined {
  if (!file) return missingMessages[name]
  const isRight = name === 'pdf' ? isPdf(file) : isCover(file)
  if (!isRight) return wrongTypeMessages[name]
  return file.size === 0 ? 'Le fichier est vide' : undefined
}

/** Returns the one file that was dropped on or selected in a field, or the error message. */
export function acceptFile(name: UploadKind, files: File[]): { file: File } | { refusal: string } {
  const [file, ...others] = files
  if (others.length > 0) return { refusal: 'Choisissez un seul fichier' }
  const refusal = validateFile(name, file)
  return !file || refusal ? { refusal: refusal ?? missingMessages[name] } : { file }
}

function isPdf({ name }: File): boolean {
  return /\.pdf$/i.test(name)
}
