import type { LectureResponse } from '@regards/contract/schemas/lecture'

/** A page, as components use it. */
export type LecturePageItem = Lecture['pages'][number]

/** An issue in the reader; pages of the PDF that are not made yet are missing in `pages`. */
export type Lecture = ReturnType<typeof toLecture>

export function toLecture({ titre, langue, pdf, pages, ...reading }: LectureResponse) {
  return {
    ...reading,
    titre: titre ?? undefined,
    langue: langue ?? undefined,
    pdfUrl: pdf?.url,
    pages: pages.map((page, index) => ({
      /** From 1. */
      page: index + 1,
      /** Width divided by height. */
      ratio: page.largeur / page.hauteur,
      /** Tiny placeholder, a `data:` URL; undefined for most pages of the server's HTML. */
      vignette: page.vignette ?? undefined,
      /** A scan: the page has no text. */
      isScanned: page.sansTexte,
      /** Whether the recognition of its text waits, or has found a text that nobody has checked. */
      reconnaissance: page.reconnaissance ?? undefined,
      /** Narrowest first; empty when the PDF's page cannot be read. */
      images: page.images.toSorted((one, other) => one.largeur - other.largeur),
      /** URL of the words and links. */
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
