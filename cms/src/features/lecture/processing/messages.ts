import type { Bloc, EntreeDuPlan } from '../types'

/** Why a PDF cannot be read online; the French reasons are in preparation/failures.ts. */
export type Refusal = 'encrypted' | 'broken' | 'empty' | 'too-many-pages' | 'page-too-large'

/** A page taken apart; its files are in the output folder. */
export interface ProcessedPage {
  page: number
  /** Points, after rotation. */
  largeur: number
  hauteur: number
  /** Widths of its pictures `{page}-{width}.webp`. */
  tailles: number[]
  /** `data:` URL. */
  vignette: string
  sansTexte: boolean
  /** Whether its text is to be recognized. */
  numerisee: boolean
  blocs: Bloc[]
}

/** A page whose text was recognized; its text layer `{page}-ocr.json` is in the output folder. */
export interface RecognizedPage {
  page: number
  /** Null when no text was found. */
  texte: { confiance: number; blocs: Bloc[] } | null
}

/** What a child process tells. */
export type Reply =
  | { type: 'opened'; nombreDePages: number; plan: EntreeDuPlan[] }
  /** A page's text was read for the profile of the PDF. */
  | { type: 'read'; page: number }
  /** All of them were, but for so many that cannot be opened; pages may be asked for. */
  | { type: 'ready'; langue: string | null; illisibles: number }
  | { type: 'page'; page: ProcessedPage }
  | { type: 'recognized'; page: RecognizedPage }
  | { type: 'refused'; reason: Refusal; page?: number; details: string }
  | { type: 'unwritable'; code: string }

/** What a child process is asked: the next page. */
export interface PageRequest {
  page: number
}

/** A PDF that cannot be read online, whatever the server does. */
export class RefusedPdf extends Error {
  constructor(
    readonly reason: Refusal,
    options?: ErrorOptions & { page?: number },
  ) {
    super(reason, options)
    this.name = 'RefusedPdf'
    this.page = options?.page
  }

  /** The page at fault, from 1. */
  readonly page: number | undefined
}
