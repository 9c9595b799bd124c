import type { EtatDeLecture, LectureResponse } from '@regards/contract/schemas/lecture'

/** A page, as components use it. */
export type LecturePageItem = {
  /** From 1. */
  page: number
  /** Width divided by height. */
  ratio: number
  /** Tiny placeholder, a `data:` URL; undefined for most pages of the server's HTML. */
  vignette: string | undefined
  /** A scan: the page has no text. */
  isScanned: boolean
  /** Whether the recognition of its text waits, or has found a text that nobody has checked. */
  reconnaissance: 'attente' | 'incertaine' | undefined
  /** Narrowest first; empty when the PDF's page cannot be read. */
  images: { url: string; largeur: number }[]
  /** URL of the words and links. */
  couche: string
}

export type Lecture = {
  numero: number
  titre: string | undefined
  etat: EtatDeLecture
  langue: string | undefined
  pdfUrl: string | undefined
  /** Pages of the PDF; pages that are not made yet are missing in `pages`. */
  nombreDePages: number
  plan: LectureResponse['plan']
  pages: LecturePageItem[]
}

export function toLecture({ titre, langue, pdf, pages, ...reading }: LectureResponse): Lecture {
  return {
    ...reading,
    titre: titre ?? undefined,
    langue: langue ?? undefined,
    pdfUrl: pdf?.url,
    pages: pages.map((page, index) => ({
      page: index + 1,
      ratio: page.largeur / page.hauteur,
      vignette: page.vignette ?? undefined,
      isScanned: page.sansTexte,
      reconnaissance: page.reconnaissance ?? undefined,
      images: page.images.toSorted((one, other) => one.largeur - other.largeur),
      couche: page.couche,
    })),
  }
}

/** Part of a page picture's alternative text about its text. */
export function describeText({ isScanned, reconnaissance }: LecturePageItem): string {
  if (reconnaissance === 'incertaine') return ', numérisée, texte reconnu automatiquement'
  if (!isScanned) return ''
  return reconnaissance === 'attente'
    ? ', numérisée, texte pas encore reconnu'
    : ', numérisée, sans texte'
}
