import { toIndexedEntry } from '../../../cms/src/features/recherche/indexing/toEntries'
import type { IndexedEntry } from '../../../cms/src/features/recherche/index/SearchIndex'
import {
  joinPages,
  toStoredText,
  toStoredWord,
} from '../../../cms/src/features/recherche/index/storedWords'
import { foldText, isStopWord, toStem } from '@regards/text-analysis'
import { writePage } from '../makeTexts'
import { makeArticles, type MadeArticle } from './makeArticles'
import { nameIssue, PAGES } from './nameIssue'

/** Words of a page. */
const WORDS = 350

/** An invented issue with all that the index has of it. */
export type MadeIssue = {
  numero: number
  /** ISO date. */
  dateParution: string
  pages: string[]
  articles: MadeArticle[]
  /** Of the issue and of its articles, for their ids. */
  toEntries: (id: string, articleIds: string[]) => IndexedEntry[]
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

/** Invents an issue. Its words are looked up, not analysed again: 400,000 pages take minutes. */
export function makeIssue(vocabulary: Vocabulary, index: number): MadeIssue {
  const { date, ...name } = nameIssue(index)
  const pages = Array.from({ length: PAGES }, () => writePage(vocabulary.words, WORDS))
  const articles = makeArticles(pages)
  const toEntries = (id: string, articleIds: string[]) => {
    const titre = `Regards numéro ${name.numero}`
    const entries = [
      toIndexedEntry({ cle: id, type: 'numero', date, titre, texte: '' }),
      ...articles.map((article, at) =>
        toArticleEntry(vocabulary, `${id}/article:${articleIds[at]}`, date, article, pages),
      ),
    ]
    for (const { mots } of entries) countWords(vocabulary, mots)
    return entries
  }
  return { ...name, pages, articles, toEntries }
}

/** As the product makes the entry of an article: see toArticleEntry. */
function toArticleEntry(
  vocabulary: Vocabulary,
  cle: string,
  date: string,
  { titre, auteurs, premierePage, dernierePage }: MadeArticle,
  pages: string[],
): IndexedEntry {
  const mots: IndexedEntry['mots'] = new Map()
  let longueur = 0
  const store = (text: string) => {
    const words = text.split(' ').map((written) => analyse(vocabulary, written))
    for (const { mot, racine } of words) mots.set(mot, { racine, forme: mot })
    longueur += words.filter(({ isSmall }) => !isSmall).length
    return toStoredText(
      words.map(({ stored }) => stored),
      [],
    )
  }
  const own = pages.slice(premierePage - 1, dernierePage)
  const texte = joinPages(own.map((text, at) => ({ page: premierePage + at, text: store(text) })))
  return {
    ...{ cle, type: 'article', page: premierePage, date, rubrique: '', texte, mots },
    titre: store([titre, ...auteurs].join(' ')),
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
