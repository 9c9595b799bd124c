import { drawPdf } from '../factories/layout'
import type { Page } from './world'

/** French words around those of the model, the same number on each page. */
const STARTS = ['Autrefois, au pays de', 'Ensuite, les danseurs de', 'Enfin, chez les gens de']

/**
 * Draws the PDF of an issue: a cover, and a page for each article with a large heading, three paragraphs and
 * an entry of the outline.
 * @param revision written into the file's own data: the same pages make other bytes
 */
export const drawIssue = (pages: Page[], revision: number): Promise<Buffer> =>
  drawPdf(
    (document) => {
      document.addPage()
      document.fontSize(60).text('Regards')
      for (const { titre, mots } of pages) {
        const heading = `La danse ${titre}`
        document.addPage()
        document.outline.addItem(heading)
        document.fontSize(26).text(heading)
        for (const [index, start] of STARTS.entries()) {
          const own = mots.slice(index * 8, index * 8 + 8)
          document
            .moveDown()
            .fontSize(10)
            .text(
              `${start} ${own.slice(0, 4).join(', ')} dansaient avec ${own.slice(4).join(' et ')}.`,
            )
        }
      }
    },
    { info: { Keywords: `revision ${revision}` } },
  )
