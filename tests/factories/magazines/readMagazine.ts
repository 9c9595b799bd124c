import { withPage } from '@regards/pdf-engine/openPdf'
import { toUnits } from '@regards/pdf-engine/units'
import { openPdf } from '../../../cms/src/features/lecture/processing/pdfium/openPdf'
import { readOutline } from '../../../cms/src/features/lecture/processing/pdfium/readLinks'
import { createPageReader } from '../../../cms/src/features/lecture/processing/createPageReader'
import type { ProposalInput } from '../../../cms/src/features/articles/proposal/proposeArticles'

/** Reads what articles are proposed from; its pictures are found and placed, not drawn. */
export function readMagazine(file: string): ProposalInput {
  const pdf = openPdf(file)
  const reader = createPageReader(pdf)
  Array.from(reader.readProfile())
  const numbers = Array.from({ length: pdf.nombreDePages }, (_, index) => index + 1)
  const pages = numbers.map((number) =>
    withPage(pdf, number, (page) => {
      const figures = reader.readPictures(page).figures.map((found, index) => {
        const place = toUnits(found.box, page)
        const figure = {
          nom: `${number}-f${index + 1}`,
          tailles: [320],
          largeur: 320,
          hauteur: 213,
        }
        return { ...found, figure: { ...figure, place } }
      })
      return { page: number, blocs: reader.read(page, figures).blocs }
    }),
  )
  return { pages, plan: readOutline(pdf), nombreDePages: pdf.nombreDePages }
}
