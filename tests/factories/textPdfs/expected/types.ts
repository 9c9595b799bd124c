/** What a person reads on a page of a PDF. `~` is a space that may be missing: before a note's number. */
export interface ExpectedPage {
  /** All text in reading order, divided words whole, without running heads and folios. */
  texte: string
  /** All text of the layer, where it has more: the numbers of a list. */
  calque?: string
  /** Running head and folio: above and below the text in the layer, left out of the text. */
  haut?: string
  bas?: string
  /** Texts that stand together, wherever they come in the order: credits, notes, pull quotes. */
  libres?: string[]
  /** Headings, all of them. */
  titres?: string[]
  /** Texts that are one paragraph, table cell or list item each. */
  blocs?: string[]
  /** Verses, with their lines. */
  vers?: string[]
  /** Rows of each table, its head included. */
  tableaux?: number[]
  /** All text of the boxes. */
  encadre?: string
}

export interface ExpectedPdf {
  /** Names of files in `pdf` without .pdf: the same pages made in different ways. */
  files: string[]
  /** The fault that it shows. */
  why: string
  pages: ExpectedPage[]
}

/** Names of a PDF with tags and of the same without. */
export const both = (name: string): string[] => [name, `${name}-sans-balises`]

/** The text of a page made of paragraphs. */
export const page = (...texts: string[]): string => texts.join(' ')
