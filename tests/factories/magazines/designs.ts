import { paragraphs } from './content/paragraphs'
import { drawPdf } from '../layout'

type Pdfkit = Parameters<Parameters<typeof drawPdf>[0]>[0]

/** How the letters of a text are set. */
interface Look {
  font: string
  size: number
  colour?: string
  /** Points above and below. */
  above?: number
  below?: number
  hasRules?: boolean
}

/** A layout: the letters of running text and of intertitles, undefined when there are none. */
export interface Design {
  name: string
  body: Look
  intertitle: Look | undefined
  /** Columns of a page. */
  columns: 2 | 3
  hasContents: boolean
  toIntertitle?: (text: string, number: number) => string
}

const times = { font: 'Times-Roman', size: 10 }
const helvetica = { font: 'Helvetica', size: 9.5 }
const spaced = { above: 10, below: 3 }

/** The eight designs of intertitles in the size of the text. */
export const designs: Design[] = [
  {
    ...{ name: 'gras', columns: 2, hasContents: true, body: times },
    intertitle: { font: 'Times-Bold', size: 10, ...spaced },
  },
  {
    ...{ name: 'couleur', columns: 3, hasContents: true, body: helvetica },
    intertitle: { ...helvetica, colour: '#a31621', ...spaced },
  },
  {
    ...{ name: 'famille', columns: 2, hasContents: false, body: times },
    intertitle: { font: 'Helvetica', size: 10, ...spaced },
  },
  {
    ...{ name: 'gras gris d’une autre famille', columns: 2, hasContents: true, body: times },
    intertitle: { font: 'Helvetica-Bold', size: 10, colour: '#666666', ...spaced },
  },
  {
    ...{ name: 'entre filets', columns: 2, hasContents: true, body: helvetica },
    intertitle: { font: 'Helvetica-Bold', size: 9.5, above: 12, below: 6, hasRules: true },
  },
  {
    ...{ name: 'numérotés', columns: 3, hasContents: false, body: times },
    intertitle: { font: 'Times-Bold', size: 10, ...spaced },
    toIntertitle: (text, number) => `${number}. ${text}`,
  },
  {
    ...{ name: 'gras sans blanc', columns: 2, hasContents: true, body: helvetica },
    intertitle: { font: 'Helvetica-Bold', size: 9.5 },
  },
  { ...{ name: 'aucun', columns: 2, hasContents: true, body: times }, intertitle: undefined },
]

/** An article as a person finds it. */
export interface DesignedArticle {
  titre: string
  auteurs: string[]
  pages: [first: number, last: number]
  intertitres: string[]
}

const ARTICLES = [
  { titre: 'La coiffe de Plougastel', auteur: 'Anne Le Bras' },
  { titre: 'Danser la bourrée', auteur: 'Jean Morel' },
  { titre: 'Une vielle à roue', auteur: 'Yves Tanguy' },
  { titre: 'Le pain du four banal', auteur: 'Claire Pujol' },
]

const INTERTITLES = [
  'Une affaire de familles',
  'Le geste et la parole',
  'Et demain, qui chantera ?',
  'Les archives d’une fête que tout le canton croyait perdue depuis la guerre',
]

const PAGE = { width: 595, height: 842, margin: 50, gap: 14, top: 100 }

/** Draws an issue of four articles of two pages, with a running head, folios and, if it has one, its contents. */
export async function drawDesign(
  design: Design,
): Promise<{ pdf: Buffer; articles: DesignedArticle[] }> {
  const { hasContents, intertitle, toIntertitle = (text: string) => text } = design
  const first = hasContents ? 3 : 2
  const titles = intertitle ? INTERTITLES.map((text, index) => toIntertitle(text, index + 1)) : []
  const articles = ARTICLES.map(({ titre, auteur }, index): DesignedArticle => ({
    ...{ titre, auteurs: [auteur], intertitres: titles },
    pages: [first + 2 * index, first + 2 * index + 1],
  }))
  const texts = [...paragraphs.values()]
  const pdf = await drawPdf((document) => {
    document.addPage({ margin: 0 })
    document.font('Helvetica-Bold').fontSize(48).text('Veillées', PAGE.margin, 200)
    if (hasContents) drawContents(document, articles)
    for (const [index, { titre, auteurs }] of articles.entries()) {
      const bodies = texts.slice(index * 5, index * 5 + 5)
      const flow = createFlow(document, design, titre, auteurs[0] ?? '')
      flow.add(bodies[0] ?? '', design.body)
      // The text of the second page begins at its top.
      for (const [part, text] of titles.entries()) {
        if (part === 2) flow.nextPage()
        if (intertitle) flow.add(text, intertitle)
        flow.add(bodies[part + 1] ?? '', design.body)
        flow.add(texts[(index + part) % texts.length] ?? '', { ...design.body, above: 0 })
      }
      if (titles.length === 0) {
        bodies.slice(1, 3).forEach((text) => flow.add(text, design.body))
        flow.nextPage()
        bodies.slice(3).forEach((text) => flow.add(text, design.body))
      }
    }
  })
  return { pdf, articles }
}

function drawContents(document: Pdfkit, articles: DesignedArticle[]): void {
  document.addPage({ margin: 0 })
  document.font('Helvetica-Bold').fontSize(30).text('Sommaire', PAGE.margin, 80)
  for (const [index, { titre, pages }] of articles.entries()) {
    const y = 160 + 40 * index
    document.font('Times-Roman').fontSize(12)
    document.text(titre, PAGE.margin, y, { lineBreak: false })
    document.text(String(pages[0]), 400, y, { lineBreak: false })
  }
}

/** Writes the texts of an article into its columns, from its title on. */
function createFlow(document: Pdfkit, design: Design, titre: string, auteur: string) {
  const { columns } = design
  const width = (PAGE.width - 2 * PAGE.margin - (columns - 1) * PAGE.gap) / columns
  let [column, y, top] = [0, 0, 0]
  const addPage = (from: number) => {
    document.addPage({ margin: 0 })
    document.font('Helvetica').fontSize(8).fillColor('#000')
    document.text('Veillées, revue trimestrielle', PAGE.margin, 25, { lineBreak: false })
    ;[column, y, top] = [0, from, from]
  }
  addPage(150)
  document.font('Helvetica-Bold').fontSize(26).text(titre, PAGE.margin, 70, { lineBreak: false })
  document.font('Helvetica-Bold').fontSize(10)
  document.text(auteur, PAGE.margin, 112, { lineBreak: false })
  const left = () => PAGE.margin + column * (width + PAGE.gap)
  return {
    nextPage: () => addPage(PAGE.top),
    add(text: string, { font, size, colour = '#000', above = 0, below = 0, hasRules }: Look) {
      document.font(font).fontSize(size)
      const lines = breakLines(document, text, width)
      if (y + above + lines.length * size * 1.25 + 40 > PAGE.height - PAGE.margin) {
        ;[column, y] = [column + 1, top]
        if (column === columns) addPage(PAGE.top)
      }
      document.font(font).fontSize(size).fillColor(colour)
      if (y > top) y += above
      const rule = (at: number) =>
        document
          .moveTo(left(), at)
          .lineTo(left() + width, at)
          .lineWidth(0.5)
          .stroke()
      if (hasRules) rule(y - 3)
      for (const line of lines) {
        document.text(line, left(), y, { lineBreak: false })
        y += size * 1.25
      }
      if (hasRules) rule(y + 1)
      y += below
    },
  }
}

/** Breaks a text into lines of a width, at its spaces. */
function breakLines(document: Pdfkit, text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && document.widthOfString(longer) <= width)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
