import { logError } from '../../../../lib/browser/logError'
import { PdfError } from '../../../../lib/pdf/PdfError'
import type { FileInspection, InspectFile } from './FileInspection'
import { thumbnailHeight } from './thumbnailHeight'

const numberFormat = new Intl.NumberFormat('fr-FR')

const warnings: Record<PdfError['reason'], string> = {
  locked:
    'Ce PDF est protégé par un mot de passe\u00a0: les visiteurs ne pourront pas l’ouvrir sans lui.',
  unreadable:
    'Ce PDF ne peut pas être lu\u00a0: il est peut-être abîmé. Ouvrez-le sur votre ordinateur pour le vérifier avant de l’envoyer.',
}

/** Page count and first page of a PDF. */
export const inspectPdf: InspectFile = async (file, signal) => {
  try {
    // Loaded with the first selected PDF: pdf.js is large.
    const { readPdf } = await import('../../../../lib/pdf/readPdf')
    const { pageCount, firstPage } = await readPdf(file, { signal, height: thumbnailHeight })
    return { detail: formatPageCount(pageCount), picture: firstPage && toPicture(firstPage) }
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

function toPicture(canvas: HTMLCanvasElement): FileInspection['picture'] {
  const { width, height } = canvas
  return { source: canvas, width, height, alt: 'Première page du PDF' }
}

function formatPageCount(count: number): string {
  return `${numberFormat.format(count)}\u00a0${count >= 2 ? 'pages' : 'page'}`
}
