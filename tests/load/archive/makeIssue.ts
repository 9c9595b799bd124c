import { toIndexedEntry } from '../../../cms/src/features/recherche/indexing/toIndexedEntry'
import type { IndexedEntry } from '../../../cms/src/features/recherche/index/SearchIndex'
import { toStoredText, toStoredWord } from '../../../cms/src/features/recherche/index/storedWords'
import { foldText, isStopWord, toStem } from '@regards/text-analysis'
import { writePage } from '../makeTexts'
import type { MadeArticle } from './makeArticles'

/** Pages of an issue, and words of a page. */
export const PAGES = 40
const WORDS = 350

/** Lower numbers belong to issues that were published. */
const FIRST_NUMERO = 2_000

const FIRST_YEAR = 1925
const YEARS = 100

/** An invented issue with all that the index has of it. */
export type MadeIssue = {
  numero: number
  /** ISO date. */
  dateParution: string
  pages: string[]
  articles: MadeArticle[]
  /** Of the issue and of its pages, for its id. */
  toEntries: (id: string) => IndexedEntry[]
}

type KnownWord = { mot: string; racine: string; stored: string; isSmall: boolean }

export type Vocabulary = {
  words: string[]
  /** What the index has of each word, as it is written. */
  known: Map<string, KnownWord>
  /** Stem of each word, and the number of entries that have it. */
  totals: Map<string, { racine: string; total: number }>
}

export const prepareVocabulary = (words: string[]): Vocabulary => ({
  words,
  known: new Map(),
  totals: new Map(),
})

function analyse({ known }: Vocabulary, written: string): KnownWord {
  const before = known.get(written)
  if (before) return before
  const mot = foldText(written)
  const racine = toStem(mot)
  const word = { mot, racine, stored: toStoredWord(mot, racine), isSmall: isStopWord(mot) }
  known.set(written, word)
  return word
}

/** Number and date of an issue: each of a hundred years has as many as the others. */
export function nameIssue(index: number) {
  const date = `${FIRST_YEAR + (index % YEARS)}-03-15`
  return { numero: FIRST_NUMERO + index, date, dateParution: `${date}T12:00:00.000Z` }
}

/** Invents an issue without articles. Its words are looked up, not analysed again: 400,000 pages take minutes. */
export function makeIssue(vocabulary: Vocabulary, index: number): MadeIssue {
  const { date, ...name } = nameIssue(index)
  const pages = Array.from({ length: PAGES }, () => writePage(vocabulary.words, WORDS))
  const toEntries = (id: string) => {
    const titre = `Regards numéro ${name.numero}`
    const entries = [
      toIndexedEntry({ cle: id, type: 'numero', date, titre, texte: '' }),
      ...pages.map((texte, at) => toPageEntry(vocabulary, id, at + 1, date, texte)),
    ]
    for (const { mots } of entries) countWords(vocabulary, mots)
    return entries
  }
  return { ...name, pages, articles: [], toEntries }
}

/** As toIndexedEntry does for a page. */
function toPageEntry(
  vocabulary: Vocabulary,
  id: string,
  page: number,
  date: string,
  text: string,
): IndexedEntry {
  const words = text.split(' ').map((written) => analyse(vocabulary, written))
  const mots: IndexedEntry['mots'] = new Map(
    words.map(({ mot, racine }) => [mot, { racine, forme: mot }]),
  )
  const texte = toStoredText(
    words.map(({ stored }) => stored),
    [],
  )
  const longueur = words.filter(({ isSmall }) => !isSmall).length
  const cle = `${id}/${page}`
  return {
    ...{ cle, type: 'page', page, date, titre: '', texte, mots },
    ...{ longueur, empreinte: 'invente' },
  }
}

function countWords({ totals }: Vocabulary, mots: IndexedEntry['mots']): void {
  for (const [mot, { racine }] of mots) {
    const known = totals.get(mot)
    if (known) known.total += 1
    else totals.set(mot, { racine, total: 1 })
  }
}
