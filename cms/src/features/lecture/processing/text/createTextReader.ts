import { groupLines } from '@regards/pdf-engine/groupLines'
import type { PdfPage } from '@regards/pdf-engine/openPage'
import { withPage, type Pdf } from '@regards/pdf-engine/openPdf'
import type { Letter } from '@regards/pdf-engine/readLetters'
import { readShownLetters } from '@regards/pdf-engine/readShownLetters'

import type { Bloc } from '@regards/contract/schemas/blocs'
import type { Mot } from '../../types'
import { RefusedPdf } from '../RefusedPdf'
import { readPageText, toStoredText, type PageText } from './readPageText'
import { addInitials } from './joinLines'
import type { TextBlock } from './buildBlocks'
import { createProfile } from './createProfile'
import { joinPages } from './joinPages'

/** Words by which the language is found. */
const MAX_WORDS = 20_000

/** Letters that are kept between the two times that a page is read: those of a magazine, in some 50 MB. */
const MAX_KEPT_LETTERS = 250_000

/** All words of a page in reading order, and its structured text. */
export interface StoredText {
  mots: Mot[]
  blocs: Bloc[]
}

export interface TextReader {
  /** Reads the shared properties page by page; must be finished before the first `read`. */
  readProfile(): Iterable<number>
  /** Language tag (BCP 47), or null when it is unknown. */
  langue(): string | null
  /** Pages that could not be opened. */
  illisibles(): number
  /**
   * Reads the text of a page, after those before it if possible.
   * @param show turns the blocks that were read into those that are stored; all words are stored
   * @returns all words in reading order, running heads included, and the text without them
   */
  read(page: PdfPage, show?: (blocks: TextBlock[], bodySize: number) => TextBlock[]): StoredText
  /** Reads the text of a page with its places; undefined when it cannot be read. */
  readText(page: PdfPage): PageText | undefined
}

/**
 * Creates the reader of a PDF's text.
 * @param skipped pages that are not read
 * @param onPage called with each page of the profile
 */
export function createTextReader(
  pdf: Pdf,
  skipped: ReadonlySet<number> = new Set(),
  onPage: (page: PdfPage) => void = () => undefined,
): TextReader {
  const collector = createProfile(pdf.nombreDePages)
  const words: string[] = []
  let profile = collector.finish()
  let unreadable = 0
  // Letters of the first pages, which are read for the profile and for their text.
  const kept = new Map<number, Letter[]>()
  let keptLetters = MAX_KEPT_LETTERS
  const readPage = (page: PdfPage): PageText => {
    const letters = kept.get(page.number) ?? readShownLetters(page)
    kept.delete(page.number)
    return readPageText(page, letters, profile)
  }
  const addToProfile = (page: PdfPage) => {
    const letters = readShownLetters(page)
    keptLetters -= letters.length
    if (keptLetters >= 0) kept.set(page.number, letters)
    const lines = addInitials(groupLines(letters))
    collector.addPage(lines, page)
    onPage(page)
    if (words.length < MAX_WORDS) words.push(...lines.flatMap(({ text }) => text.split(' ')))
    return true
  }
  // A word may be divided over two pages: each is read with its neighbours.
  const texts = new Map<number, PageText>()
  const read = (number: number, page?: PdfPage): PageText | undefined => {
    if (number < 1 || number > pdf.nombreDePages || skipped.has(number)) return undefined
    const known = texts.get(number)
    if (known) return known
    const text = page ? readPage(page) : tryPage(pdf, number, readPage)
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
  const forgetOthers = (number: number) => {
    for (const known of texts.keys()) if (Math.abs(known - number) > 1) texts.delete(known)
    for (const known of joined) if (!texts.has(known)) joined.delete(known)
  }
  const readText = (page: PdfPage) => {
    forgetOthers(page.number)
    return read(page.number, page)
  }
  return {
    *readProfile() {
      for (let number = 1; number <= pdf.nombreDePages; number += 1) {
        const isRead = skipped.has(number) || tryPage(pdf, number, addToProfile)
        if (!isRead) unreadable += 1
        yield number
      }
      profile = collector.finish()
    },
    langue: () => detectLanguage(pdf.langue, words),
    illisibles: () => unreadable,
    read(page, show = (blocks) => blocks) {
      const { number } = page
      const text = readText(page)
      join(number - 1)
      join(number)
      if (!text) return { mots: [], blocs: [] }
      return toStoredText(text, page, show(text.blocks, profile.bodySize))
    },
    readText,
  }
}

/** Reads something of a page whose own turn says what is wrong with it. */
function tryPage<Result>(
  pdf: Pdf,
  number: number,
  use: (page: PdfPage) => Result,
): Result | undefined {
  try {
    return withPage(pdf, number, use)
  } catch (error) {
    if (error instanceof RefusedPdf) return undefined
    throw error
  }
}

/** Frequent words that few other of these languages have. */
const FREQUENT: Record<string, string[]> = {
  fr: ['le', 'la', 'les', 'des', 'et', 'une', 'du', 'est', 'dans', 'pour', 'que', 'qui', 'sur'],
  en: ['the', 'and', 'of', 'to', 'is', 'that', 'with', 'for', 'was', 'from', 'this', 'are'],
  de: ['der', 'die', 'das', 'und', 'ist', 'nicht', 'mit', 'von', 'ein', 'eine', 'den', 'auf'],
  es: ['el', 'los', 'las', 'del', 'y', 'una', 'con', 'por', 'para', 'como', 'más'],
  it: ['il', 'di', 'che', 'gli', 'della', 'con', 'sono', 'una', 'nel', 'più', 'delle'],
}

/** Part of the words that must be frequent ones of a language, and words needed to tell. */
const MIN_PART = 0.12
const MIN_WORDS = 20

/**
 * The language of a PDF's words, else the declared one: programs often declare English or the
 * language of their user.
 * @param declared language tag of the PDF itself
 * @returns a language tag (BCP 47), or null when it is unknown
 */
function detectLanguage(declared: string, words: string[]): string | null {
  const isTag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(declared)
  const told = detectByWords(words)
  return isTag && (!told || told === declared.slice(0, 2).toLowerCase()) ? declared : told
}

function detectByWords(words: string[]): string | null {
  if (words.length < MIN_WORDS) return null
  const counts = new Map<string, number>()
  for (const word of words) {
    const lower = word.toLowerCase()
    counts.set(lower, (counts.get(lower) ?? 0) + 1)
  }
  const [best] = Object.entries(FREQUENT)
    .map(([language, frequent]) => ({
      language,
      count: frequent.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0),
    }))
    .sort((one, other) => other.count - one.count)
  return best && best.count >= MIN_PART * words.length ? best.language : null
}
