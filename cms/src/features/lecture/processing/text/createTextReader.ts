import type { Bloc, Mot } from '../../types'
import type { PdfPage } from '../pdfium/openPage'
import type { Pdf } from '../pdfium/openPdf'
import { addInitials } from './addInitials'
import { textsOf, toBloc } from './buildBlocks'
import { createProfile, type Profile } from './createProfile'
import { detectLanguage } from './detectLanguage'
import { groupLines } from './groupLines'
import type { PlacedWord } from './joinLines'
import { joinPages } from './joinPages'
import { readPageText, readShownLetters, type PageText } from './readPageText'
import { toUnits } from './units'

/** Words by which the language is found. */
const MAX_WORDS = 20_000

/** Reads the text of a PDF's pages. */
export interface TextReader {
  /** Language tag (BCP 47), or null when it is unknown. */
  langue: string | null
  /**
   * Reads the text of a page, after those before it if possible.
   * @returns all words in reading order, running heads included, and the structured text without them
   */
  read(page: PdfPage): { mots: Mot[]; blocs: Bloc[] }
}

/** Reads what the pages of a PDF have in common, hence all of them, and returns their reader. */
export function createTextReader(pdf: Pdf): TextReader {
  const { profile, langue } = readProfile(pdf)
  // A word may be divided over two pages: each is read with its neighbours.
  const texts = new Map<number, PageText>()
  const read = (number: number, page?: PdfPage): PageText | undefined => {
    if (number < 1 || number > pdf.nombreDePages) return undefined
    const known = texts.get(number)
    if (known) return known
    const text = page ? readPageText(page, profile) : readNeighbour(pdf, number, profile)
    if (text) texts.set(number, text)
    return text
  }
  const joined = new Set<number>()
  const join = (number: number) => {
    const [before, after] = [read(number), read(number + 1)]
    if (!before || !after || joined.has(number)) return
    joined.add(number)
    joinPages(before, after, profile.isKnownWord)
  }
  return {
    langue,
    read(page) {
      const { number } = page
      for (const known of texts.keys()) {
        if (Math.abs(known - number) > 1) texts.delete(known)
      }
      for (const known of joined) if (!texts.has(known)) joined.delete(known)
      const text = read(number, page)
      join(number - 1)
      join(number)
      if (!text) return { mots: [], blocs: [] }
      const words = text.blocks.flatMap(textsOf).flatMap(({ mots }) => mots)
      return {
        mots: [...text.above, ...words, ...text.below].map((word) => toMot(word, page)),
        blocs: text.blocks.map(toBloc),
      }
    },
  }
}

/** Makes an entry of the text layer. */
export const toMot = ({ texte, box, entier, suite }: PlacedWord, page: PdfPage): Mot => {
  const place = toUnits(box, page)
  return entier === undefined ? [...place, texte] : [...place, texte, entier, suite ? 1 : 0]
}

/** Reads a page beside the one that is made; its own turn says what is wrong with it. */
function readNeighbour(pdf: Pdf, number: number, profile: Profile): PageText | undefined {
  try {
    const page = pdf.openPage(number)
    try {
      return readPageText(page, profile)
    } finally {
      page.close()
    }
  } catch {
    return undefined
  }
}

function readProfile(pdf: Pdf): { profile: Profile; langue: string | null } {
  const collector = createProfile(pdf.nombreDePages)
  const words: string[] = []
  for (let number = 1; number <= pdf.nombreDePages; number += 1) {
    try {
      const page = pdf.openPage(number)
      try {
        const lines = addInitials(groupLines(readShownLetters(page)))
        collector.addPage(lines, page)
        if (words.length < MAX_WORDS) words.push(...lines.flatMap(({ text }) => text.split(' ')))
      } finally {
        page.close()
      }
    } catch {
      // The page's own turn says what is wrong with it.
    }
  }
  return { profile: collector.finish(), langue: detectLanguage(pdf.langue, words) }
}
