import { withPage } from '@regards/pdf-engine/openPdf'
import { openPdf } from '../../../cms/src/features/lecture/processing/pdfium/openPdf'
import { createTextReader } from '../../../cms/src/features/lecture/processing/text/createTextReader'
import { RefusedPdf } from '../../../cms/src/features/lecture/processing/RefusedPdf'
import type { Bloc } from '@regards/contract/schemas/blocs'
import type { Mot } from '../../../cms/src/features/lecture/types'

/** Text of a PDF as the online reading has it, page by page; a page that cannot be read is empty. */
export function readPdfText(file: string): { pages: { blocs: Bloc[]; mots: Mot[] }[] } {
  const pdf = openPdf(file)
  const reader = createTextReader(pdf)
  Array.from(reader.readProfile())
  const numbers = Array.from({ length: pdf.nombreDePages }, (_, index) => index + 1)
  return {
    pages: numbers.map((number) => {
      try {
        return withPage(pdf, number, (page) => reader.read(page))
      } catch (error) {
        if (!(error instanceof RefusedPdf)) throw error
        return { blocs: [], mots: [] }
      }
    }),
  }
}
