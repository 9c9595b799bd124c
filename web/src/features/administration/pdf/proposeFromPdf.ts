import { PdfError } from '@regards/pdf-engine/PdfError'
import { logError } from '@web/lib/browser/logError'
import { readPdf } from './reader/readPdf'
import { findProposals } from './findProposals'
import type { Proposals } from './Proposal'

/**
 * Reads the proposals of a PDF in this browser; none for an unreadable PDF. A PDF without text
 * proposes only values of its name.
 * @throws the signal's reason, once it is aborted
 */
export async function proposeFromPdf(file: File, signal: AbortSignal): Promise<Proposals> {
  try {
    const { cover, ...content } = await readPdf(file, signal)
    const couverture = cover && toCoverFile(cover, file.name)
    return { ...findProposals(content, file.name), ...(couverture && { couverture }) }
  } catch (error) {
    signal.throwIfAborted()
    // The preview of the file says what is wrong with it.
    if (!(error instanceof PdfError)) logError('Le PDF n’a rien pu proposer\u00a0:', error)
    return {}
  }
}

/** « Regards 52 – page 1.jpg ». */
function toCoverFile(cover: Blob, pdfName: string): File {
  const name = pdfName.replace(/\.pdf$/i, '')
  return new File([cover], `${name} – page 1.jpg`, { type: cover.type })
}
