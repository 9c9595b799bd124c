import type { RichTextNode, RichTextValue } from '../../../ui/richText/RichTextValue'
import { isRichTextEmpty } from '../../../ui/richText/isRichTextEmpty'
import { listHeadings, toHeadingLevels } from '../../../ui/richText/toHeadingLevels'
import { toPlainText } from '../../../ui/richText/toPlainText'

/** States of an issue's reading: see the collection `lectures` of the server. */
export type ReadingState = 'attente' | 'enCours' | 'prete' | 'indisponible'

/** An issue's text, without the text itself. */
export type TexteSummary = {
  numero: number
  titre: string | undefined
  dateParution: string
  etat: ReadingState
  /** BCP 47 tag. */
  langue: string
  /** The first words, for the meta description. */
  debut: string
}

/** A part of a page. Headings have the level that the whole page's outline gives them. */
export type TexteBloc =
  | { type: 'titre'; niveau: HeadingLevel; texte: string; anchor: string }
  | { type: 'paragraphe'; texte: string }
  | { type: 'liste'; ordonnee: boolean; elements: string[] }
  | { type: 'tableau'; entete: string[] | undefined; lignes: string[][] }
  | { type: 'image'; alternative: string }

export type HeadingLevel = 2 | 3 | 4 | 5 | 6

export type TextePage = {
  page: number
  /** Empty when the page has a corrected text. */
  blocs: TexteBloc[]
  /** An administrator's text, in place of the blocks, and the levels of its headings. */
  correction: { value: RichTextValue; levels: Map<RichTextNode, number> } | undefined
  /** Whether the page is a picture, without text. */
  isScanned: boolean
}

export type TexteHeading = { titre: string; anchor: string; page: number }

export type Texte = {
  pages: TextePage[]
  /** Main headings of the whole issue, with their anchors. */
  headings: TexteHeading[]
}

const firstHeadingLevel = 2
const excerptLength = 300
const states = new Set<unknown>(['attente', 'enCours', 'prete', 'indisponible'])

/** @returns undefined when the response is not an issue's text */
export function toTexteSummary(response: unknown): TexteSummary | undefined {
  if (!isRecord(response)) return undefined
  const { numero, titre, dateParution, etat, langue } = response
  if (typeof numero !== 'number' || typeof dateParution !== 'string') return undefined
  return {
    numero,
    titre: toText(titre),
    dateParution,
    etat: states.has(etat) ? (etat as ReadingState) : 'indisponible',
    langue: typeof langue === 'string' && /^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(langue) ? langue : 'fr',
    debut: getFirstWords(response),
  }
}

/** The pages of an issue's text; invalid parts are left out. */
export function toTexte(response: unknown): Texte {
  const levels = new HeadingOutline()
  const headings: TexteHeading[] = []
  const pages = listPages(response).map(({ page, raw }): TextePage => {
    const value = raw.texteCorrige
    if (isRecord(value) && !isRichTextEmpty(value)) {
      const ownLevels = toHeadingLevels(value, firstHeadingLevel, levels.open)
      for (const heading of listHeadings(value.root))
        if (ownLevels.get(heading) === firstHeadingLevel)
          headings.push({ titre: toPlainText({ root: heading }), anchor: `page-${page}`, page })
      return { page, blocs: [], correction: { value, levels: ownLevels }, isScanned: false }
    }
    const blocs = toBlocs(raw.blocs).map((bloc, index) => {
      if (bloc.type !== 'titre') return bloc
      const titled = {
        ...bloc,
        niveau: levels.getLevel(bloc.niveau),
        anchor: `page-${page}-titre-${index + 1}`,
      }
      if (titled.niveau === firstHeadingLevel)
        headings.push({ titre: bloc.texte, anchor: titled.anchor, page })
      return titled
    })
    return { page, blocs, correction: undefined, isScanned: blocs.length === 0 && isScan(raw) }
  })
  return { pages, headings }
}

/** Outline that spans all pages: it starts at level 2 and skips no level. */
class HeadingOutline {
  /** Levels of the headings that the next one is below, as they are in the PDF. */
  readonly open: number[] = []

  getLevel(depth: number): HeadingLevel {
    while (this.open.length > 0 && (this.open.at(-1) ?? 0) >= depth) this.open.pop()
    this.open.push(depth)
    return Math.min(firstHeadingLevel + this.open.length - 1, 6) as HeadingLevel
  }
}

type RawPage = { page: number; raw: Record<string, unknown> }

function listPages(response: unknown): RawPage[] {
  const pages = isRecord(response) && Array.isArray(response.pages) ? response.pages : []
  return pages.flatMap((raw: unknown) =>
    isRecord(raw) && typeof raw.page === 'number' ? [{ page: raw.page, raw }] : [],
  )
}

const isScan = ({ sansTexte }: Record<string, unknown>) => sansTexte === true

function toBlocs(value: unknown): TexteBloc[] {
  return Array.isArray(value) ? value.flatMap((bloc: unknown) => toBloc(bloc) ?? []) : []
}

function toBloc(bloc: unknown): TexteBloc | undefined {
  if (!isRecord(bloc)) return undefined
  const texte = toText(bloc.texte)
  switch (bloc.type) {
    case 'titre': {
      const niveau = typeof bloc.niveau === 'number' ? bloc.niveau : firstHeadingLevel
      return texte
        ? { type: 'titre', niveau: niveau as HeadingLevel, texte, anchor: '' }
        : undefined
    }
    case 'paragraphe':
      return texte ? { type: 'paragraphe', texte } : undefined
    case 'liste': {
      const elements = toTexts(bloc.elements).filter(Boolean)
      const ordonnee = bloc.ordonnee === true
      return elements.length > 0 ? { type: 'liste', ordonnee, elements } : undefined
    }
    case 'tableau': {
      const entete = Array.isArray(bloc.entete) ? toTexts(bloc.entete) : undefined
      const lignes = Array.isArray(bloc.lignes) ? bloc.lignes.map(toTexts) : []
      return lignes.length > 0 ? { type: 'tableau', entete, lignes } : undefined
    }
    case 'image': {
      const alternative = toText(bloc.alternative)
      return alternative ? { type: 'image', alternative } : undefined
    }
    default:
      return undefined
  }
}

function getFirstWords(response: unknown): string {
  let words = ''
  for (const { raw } of listPages(response)) {
    for (const bloc of toBlocs(raw.blocs)) {
      if (bloc.type === 'paragraphe') words += ` ${bloc.texte}`
      if (words.length > excerptLength) return words.trim().slice(0, excerptLength)
    }
  }
  return words.trim()
}

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

const toTexts = (values: unknown): string[] =>
  Array.isArray(values) ? values.map((value) => toText(value) ?? '') : []

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
