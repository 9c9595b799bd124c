import { drawPdf, STRIP } from '../factories/layout'
import type { Page } from './world'

/** French words around those of the model, the same number on each page. */
const STARTS = ['Autrefois, au pays de', 'Ensuite, les danseurs de', 'Enfin, chez les gens de']

/** A page that no program may draw: it is longer than a PDF may be. */
const TOO_LARGE = { size: [20_000, 20_000] as [number, number] }

/** How a PDF is made, beside its pages. */
interface IssuePdf {
  /** Whether its headings and paragraphs are tagged. */
  isTagged?: boolean
  /** Index of a page of an article that cannot be prepared. */
  broken?: number
}

/**
 * Draws the PDF of an issue: a cover, and a page for each article with a large heading, three paragraphs and
 * an entry of the outline.
 * @param revision written into the file's own data: the same pages make other bytes
 */
export const drawIssue = (
  pages: Page[],
  revision: number,
  { isTagged = false, broken }: IssuePdf = {},
): Promise<Buffer> =>
  drawPdf(
    (document) => {
      const root = isTagged ? document.struct('Document') : undefined
      if (root) document.addStructure(root)
      const write = (role: string, size: number, text: string) => {
        const draw = () => void document.fontSize(size).text(text)
        if (root) root.add(document.struct(role, {}, draw))
        else draw()
      }
      document.addPage(STRIP)
      write('P', 60, 'Regards')
      for (const [index, { titre, mots }] of pages.entries()) {
        const heading = `La danse ${titre}`
        document.addPage(index === broken ? TOO_LARGE : STRIP)
        document.outline.addItem(heading)
        write('H1', 26, heading)
        for (const [at, start] of STARTS.entries()) {
          const own = mots.slice(at * 8, at * 8 + 8)
          document.moveDown()
          write(
            'P',
            10,
            `${start} ${own.slice(0, 4).join(', ')} dansaient avec ${own.slice(4).join(' et ')}.`,
          )
        }
      }
      root?.end()
    },
    {
      info: { Keywords: `revision ${revision}` },
      ...(isTagged && { tagged: true, lang: 'fr-FR', pdfVersion: '1.7' }),
    },
  )
