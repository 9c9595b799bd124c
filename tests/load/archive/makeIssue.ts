import { toIndexedEntry } from '../../../cms/src/features/recherche/indexing/toIndexedEntry'
import type { IndexedEntry } from '../../../cms/src/features/recherche/index/SearchIndex'
import { foldText } from '../../../cms/src/features/recherche/text/foldText'
import { stemFrench } from '../../../cms/src/features/recherche/text/stemFrench'
import { writePage } from '../makeTexts'

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
  /** Of the issue and of its pages, for its id. */
  toEntries: (id: string) => IndexedEntry[]
}

export type Vocabulary = {
  words: string[]
  /** Stem of each word that is indexed. */
  stems: Map<string, string>
  /** Number of entries that have a word. */
  totals: Map<string, number>
}

export function prepareVocabulary(words: string[]): Vocabulary {
  const stems = new Map(words.map((word) => [word, stemFrench(foldText(word))]))
  return { words, stems, totals: new Map() }
}

/** Invents an issue. Its words are looked up, not analysed again: 400,000 pages take minutes. */
export function makeIssue(vocabulary: Vocabulary, index: number): MadeIssue {
  const numero = FIRST_NUMERO + index
  const date = `${FIRST_YEAR + (index % YEARS)}-03-15`
  const pages = Array.from({ length: PAGES }, () => writePage(vocabulary.words, WORDS))
  const toEntries = (id: string) => {
    const titre = `Regards numéro ${numero}`
    const entries = [
      toIndexedEntry({ cle: id, type: 'numero', date, titre, texte: '' }),
      ...pages.map((texte, at) => toPageEntry(vocabulary, id, at + 1, date, texte)),
    ]
    for (const { mots } of entries) countWords(vocabulary, mots)
    return entries
  }
  return { numero, dateParution: `${date}T12:00:00.000Z`, pages, toEntries }
}

/** As toIndexedEntry does for a page. */
function toPageEntry(
  { stems }: Vocabulary,
  id: string,
  page: number,
  date: string,
  text: string,
): IndexedEntry {
  const found: string[] = []
  const mots: IndexedEntry['mots'] = new Map()
  for (const word of text.split(' ')) {
    const racine = stems.get(word)
    if (racine === undefined) continue
    found.push(racine)
    mots.set(word, { racine, forme: word })
  }
  const texte = ` ${found.join(' ')} `
  const cle = `${id}/${page}`
  return {
    ...{ cle, type: 'page', page, date, titre: '', texte, mots },
    ...{ longueur: found.length, empreinte: 'invente' },
  }
}

function countWords({ stems, totals }: Vocabulary, mots: IndexedEntry['mots']): void {
  for (const [mot, { racine }] of mots) {
    stems.set(mot, racine)
    totals.set(mot, (totals.get(mot) ?? 0) + 1)
  }
}
