import { createUnreadableError } from '../../../lib/api/errors'

export type EtatDeLecture = 'attente' | 'enCours' | 'prete' | 'indisponible'

/** An entry of the outline. */
export type EntreeDuPlan = {
  titre: string
  page: number
  /** 1 at the top. */
  niveau: number
}

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
  /** Narrowest first; never empty. */
  images: { url: string; largeur: number }[]
  /** URL of the words and links. */
  couche: string | undefined
}

/** An issue in the reader. */
export type Lecture = {
  numero: number
  titre: string | undefined
  etat: EtatDeLecture
  langue: string | undefined
  pdfUrl: string | undefined
  plan: EntreeDuPlan[]
  pages: LecturePageItem[]
}

/** `GET /api/regards/numero/{n}/lecture`, unvalidated. */
export type LectureResponse = {
  numero?: unknown
  titre?: unknown
  etat?: unknown
  langue?: unknown
  plan?: unknown
  pdf?: { url?: unknown } | null
  pages?: unknown
}

const etats: readonly unknown[] = ['attente', 'enCours', 'prete', 'indisponible']

const a4Ratio = 210 / 297

/**
 * Validates a reading.
 * @throws ApiError `unreadable` when it has no number or no known state, or is ready without pages
 */
export function toLecture(response: LectureResponse | null | undefined): Lecture {
  const { numero, titre, etat, langue, plan, pdf, pages } = response ?? {}
  if (!Number.isInteger(numero) || !etats.includes(etat)) throw createUnreadableError()
  const lecture: Lecture = {
    numero: numero as number,
    titre: toText(titre),
    etat: etat as EtatDeLecture,
    langue: toText(langue),
    pdfUrl: toText(pdf?.url),
    plan: toList<EntreeDuPlan>(plan).filter(isOutlineEntry),
    pages: toList<RawPage>(pages).flatMap(toPage),
  }
  if (lecture.etat === 'prete' && lecture.pages.length === 0) throw createUnreadableError()
  return lecture
}

type RawPage = {
  page?: unknown
  largeur?: unknown
  hauteur?: unknown
  vignette?: unknown
  sansTexte?: unknown
  images?: unknown
  couche?: unknown
}

/** Pages are counted by their place, so that none is missing between two others. */
function toPage(raw: RawPage, index: number): LecturePageItem[] {
  const images = toList<{ url: string; largeur: number }>(raw.images)
    .filter(({ url, largeur }) => toText(url) !== undefined && largeur > 0)
    .toSorted((one, other) => one.largeur - other.largeur)
  if (images.length === 0) return []
  const ratio = Number(raw.largeur) / Number(raw.hauteur)
  return [
    {
      page: index + 1,
      ratio: Number.isFinite(ratio) && ratio > 0 ? ratio : a4Ratio,
      vignette: toText(raw.vignette),
      isScanned: raw.sansTexte === true,
      images,
      couche: toText(raw.couche),
    },
  ]
}

const isOutlineEntry = ({ titre, page }: Partial<EntreeDuPlan>): boolean =>
  toText(titre) !== undefined && Number.isInteger(page)

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const toList = <Row extends object>(value: unknown): Row[] =>
  Array.isArray(value) ? (value as Row[]).filter((row: unknown) => Boolean(row)) : []
