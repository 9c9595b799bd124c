import type { Bloc } from '@regards/contract/schemas/blocs'
import type { EtatDeLecture, RichText } from '@regards/contract/schemas/lecture'
import type { EntreeDuPlan } from '@regards/contract/schemas/pageMessages'

/**
 * State of the recognition of a scanned page; null for a page of text, or a page without any. The
 * labels are in records/PagesDeRegards.ts.
 */
export type EtatDeReconnaissance = 'attente' | 'faite' | 'incertaine' | 'echec'

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

/**
 * The text layer of a page, stored as `{page}.json`, of a recognized page as `{page}-ocr.json`; words in
 * reading order.
 */
export interface CoucheDeTexte {
  mots: Mot[]
  liens: LienDePage[]
}

/** A stored page of a PDF, as far as it is read here (records/PagesDeRegards.ts). */
export interface StoredPage {
  id: string
  page: number
  largeur: number
  hauteur: number
  dossier: string
  tailles: number[]
  vignette?: string | null
  sansTexte?: boolean | null
  blocs?: Bloc[] | null
  texteCorrige?: RichText | null
  /** Text of a correction that the PDF before had, where this one has other words. */
  ancienTexte?: string | null
  verifiee?: boolean | null
  reconnaissance?: EtatDeReconnaissance | null
  confiance?: number | null
}

/** The correction of a page that is gone, or is of a former PDF, with the words by which it finds its new page. */
export type CorrectedPage = Pick<StoredPage, 'page' | 'texteCorrige' | 'ancienTexte'> & {
  blocs: Bloc[]
}

/** A stored reading of a PDF (records/Lectures.ts). */
export interface StoredReading {
  id: string
  document: string
  etat: EtatDeLecture
  raison?: string | null
  nombreDePages?: number | null
  pagesTraitees?: number | null
  /** Scanned pages to recognize, and finished ones. */
  pagesNumerisees?: number | null
  pagesReconnues?: number | null
  langue?: string | null
  plan?: EntreeDuPlan[] | null
  articlesArranges?: boolean | null
  /** Id of the former PDF, whose articles visitors get until this PDF has its own. */
  articlesDe?: string | null
  /** The PDF itself while `correctionsSansPage` is still to be looked for in its pages. */
  correctionsDe?: string | null
  /** Corrections of former PDFs and files that no page has taken; the newest first. */
  correctionsSansPage?: CorrectedPage[] | null
  version?: number | null
}
