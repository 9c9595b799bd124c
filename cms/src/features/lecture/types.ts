import type { Bloc } from '@regards/contract/schemas/blocs'
import type { RichText } from '@regards/contract/schemas/lecture'
import type { EntreeDuPlan } from '@regards/contract/schemas/pageMessages'
import type { Lecture, PagesDeRegard } from '../../payload-types'

/** State of the recognition of a scanned page; null for a page of text, or a page without any. */
export type EtatDeReconnaissance = NonNullable<PagesDeRegard['reconnaissance']>

/**
 * A word and its box: left, top, width, height, text. In ten-thousandths of the page's width
 * (horizontally) and height (vertically), from the top left corner. A word that is divided over two
 * lines, or begins with an initial letter, has a box for each part: with the part's text without the
 * hyphen, the whole word, and 1 for each part but the first, which is read without a space before it.
 */
export type Mot =
  | [x: number, y: number, l: number, h: number, texte: string]
  | [x: number, y: number, l: number, h: number, texte: string, entier: string, suite: 0 | 1]

/** A link on a page, in the units of a word: to a page of the PDF or to an address outside. */
export type LienDePage = { x: number; y: number; l: number; h: number } & (
  | { url: string }
  | { page: number }
)

/** Text layer of a page in reading order, `{page}.json`, or recognized `{page}-ocr.json`. */
export interface CoucheDeTexte {
  mots: Mot[]
  liens: LienDePage[]
}

/** Fields of a row that are read with a type of their own, or not at all. */
type Unread = 'document' | 'parution' | 'createdAt' | 'updatedAt'

/** A stored page of a PDF, as far as it is read here (records/PagesDeRegards.ts). */
export interface StoredPage extends Omit<
  PagesDeRegard,
  Unread | 'tailles' | 'blocs' | 'texte' | 'texteCorrige'
> {
  tailles: number[]
  blocs?: Bloc[] | null
  texteCorrige?: RichText | null
}

/** The correction of a page that is gone, or is of a former PDF, with the words by which it finds its new page. */
export type CorrectedPage = Pick<StoredPage, 'page' | 'texteCorrige' | 'ancienTexte'> & {
  blocs: Bloc[]
}

/** A stored reading of a PDF (records/Lectures.ts). */
export interface StoredReading extends Omit<
  Lecture,
  Unread | 'plan' | 'articlesDe' | 'correctionsDe' | 'correctionsSansPage'
> {
  document: string
  plan?: EntreeDuPlan[] | null
  /** Id of the former PDF, whose articles visitors get until this PDF has its own. */
  articlesDe?: string | null
  /** The PDF itself while `correctionsSansPage` is still to be looked for in its pages. */
  correctionsDe?: string | null
  /** Corrections of former PDFs and files that no page has taken; the newest first. */
  correctionsSansPage?: CorrectedPage[] | null
}
