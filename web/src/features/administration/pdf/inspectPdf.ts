import { PdfError } from '@regards/pdf-engine/PdfError'
import { formatCount } from '@web/domain/regards/formatCount'
import { logError } from '@web/lib/browser/logError'
import { readPdf } from './reader/readPdf'

/** Result of inspecting a selected file before its upload. */
export type FileInspection = {
  /** « 48 pages », « 1500 × 2000 pixels »; undefined when the file cannot be parsed. */
  detail?: string
  picture?: FilePreview
  /** Warning for the user; it does not prevent the upload. */
  warning?: string
}

/** A source to draw, and its size in pixels. */
export type FilePreview = {
  source: CanvasImageSource
  width: number
  height: number
  alt: string
}

/** Inspects a file before its upload; rejects only with the reason of the signal that stops it. */
export type InspectFile = (file: File, signal: AbortSignal) => Promise<FileInspection>

const warnings: Record<PdfError['reason'], string> = {
  locked:
    'Ce PDF est protégé par un mot de passe\u00a0: les visiteurs ne pourront pas l’ouvrir sans lui.',
  unreadable:
    'Ce PDF ne peut pas être lu\u00a0: il est peut-être abîmé. Ouvrez-le sur votre ordinateur pour le vérifier avant de l’envoyer.',
}

export const inspectPdf: InspectFile = async (file, signal) => {
  try {
    const { pageCount, preview } = await readPdf(file, signal)
    return { detail: formatCount(pageCount, 'page'), picture: preview && toPicture(preview) }
  } catch (error) {
    if (signal.aborted) throw error
    return toWarning(error)
  }
}

function toWarning(error: unknown): FileInspection {
  if (error instanceof PdfError) return { warning: warnings[error.reason] }
  logError('L’aperçu du PDF n’a pas pu être fait\u00a0:', error)
  return { warning: 'L’aperçu de ce PDF n’a pas pu être fait. Vous pouvez l’envoyer sans.' }
}

function toPicture(preview: ImageBitmap): FileInspection['picture'] {
  const { width, height } = preview
  return { source: preview, width, height, alt: 'Première page du PDF' }
}
