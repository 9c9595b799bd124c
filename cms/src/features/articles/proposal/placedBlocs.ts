import type { Bloc } from '../../lecture'

/** A block and where it is: its page, and its place among all blocks of the PDF. */
export interface PlacedBloc {
  bloc: Bloc
  page: number
  order: number
}

/** Letters of a sentence that cannot be a caption, at least. */
export const MIN_SENTENCE_LETTERS = 60

/** Letters from which on a paragraph is running text: not a caption, a label, a line of an address. */
const MIN_RUNNING_LETTERS = 120

export const placeBlocs = (pages: { page: number; blocs: Bloc[] }[]): PlacedBloc[] =>
  pages
    .toSorted((one, other) => one.page - other.page)
    .flatMap(({ page, blocs }) => blocs.map((bloc) => ({ bloc, page })))
    .map((placed, order) => ({ ...placed, order }))

/** All text of a block, its parts after each other. */
export function textOf(bloc: Bloc): string {
  switch (bloc.type) {
    case 'liste':
      return bloc.elements.join(' ')
    case 'tableau':
      return [bloc.entete ?? [], ...bloc.lignes].flat().join(' ')
    case 'image':
      return ''
    default:
      return bloc.texte
  }
}

/** Letters and digits of a text without case and accents, equal for two prints of a title. */
export const toKey = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Marks of advertisements and announcements: telephones, addresses, prices. */
const ADVERTISEMENT =
  /\bt[ée]l(?:éphone)?\b\.?\s*(?::\s*)?\+?\d|\b0\d(?:[ .-]?\d\d){4}\b|\bwww\.|https?:|\S@[^\s@]+\.\w|\d\s?€|\b\d{5} \p{Lu}|^publicité$|^(?:publi-?reportage|publirédactionnel)/iu

export const isAdvertisement = (text: string): boolean => ADVERTISEMENT.test(text)

/** Whether a block is a paragraph, list or table of some length, no advertisement or address. */
export function isRunning({ bloc }: PlacedBloc): boolean {
  if (bloc.type === 'image' || bloc.type === 'titre') return false
  const text = textOf(bloc)
  const isLines = bloc.type === 'paragraphe' && text.includes('\n')
  return text.length >= MIN_RUNNING_LETTERS && !(isLines && isAdvertisement(text))
}

export const countLetters = (blocs: PlacedBloc[]): number =>
  blocs.reduce((sum, { bloc }) => sum + textOf(bloc).length, 0)

/** Whether a text ends as a sentence does, perhaps with the number of a note. */
export const endsSentence = (text: string): boolean => /[.!?…:][»”"')\s]*[⁰¹²³⁴-⁹]*$/u.test(text)

/** Whether a text begins in the middle of a sentence. */
export const isRest = (text: string): boolean => /^\p{Ll}/u.test(text)

/** The blocks of each page. */
export function groupPages(blocs: PlacedBloc[]): Map<number, PlacedBloc[]> {
  const pages = new Map<number, PlacedBloc[]>()
  for (const placed of blocs) {
    const others = pages.get(placed.page)
    if (others) others.push(placed)
    else pages.set(placed.page, [placed])
  }
  return pages
}

export function listAbove(blocs: PlacedBloc[], order: number, page: number): PlacedBloc[] {
  let first = order
  while (first > 0 && blocs[first - 1]?.page === page) first -= 1
  return blocs.slice(first, order)
}
