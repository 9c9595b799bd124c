import { createHash } from 'node:crypto'

import { formatSeason } from '@regards/contract/formatSeason'
import {
  isStopWord,
  joinCompounds,
  removeInvisible,
  tokenize,
  toStem,
} from '@regards/text-analysis'

import type { EntryType, IndexedEntry } from '../index/SearchIndex'
import { joinPages, toStoredText, toStoredWord } from '../index/storedWords'
import type { DividedTexts } from './divideTexts'
import { toSearchedTexts, type PageText, type PublishedIssue } from './readIssue'
import { toSiteKey, type SearchedPage } from './readSitePage'

/** Longest text of an entry that is indexed, in characters: that of some forty printed pages. */
const MAX_CHARACTERS = 200_000

interface Source {
  cle: string
  type: EntryType
  page?: number
  date?: string
  rubrique?: string
  titre: string
  /** Or the text of each page. */
  texte: string | { page: number; texte: string }[]
}

/** Turns the texts of an entry into what the index stores. */
export function toIndexedEntry(source: Source): IndexedEntry {
  const { cle, type, page = 0, date = '', rubrique = '' } = source
  const mots: IndexedEntry['mots'] = new Map()
  const titre = toStored(source.titre, mots)
  const texte =
    typeof source.texte === 'string'
      ? toStored(source.texte, mots)
      : toStoredPages(source.texte, mots)
  const empreinte = createHash('sha256')
    .update(JSON.stringify([type, page, date, rubrique, titre.text, texte.text, [...mots]]))
    .digest('base64url')
    .slice(0, 16)
  return {
    ...{ cle, type, page, date, rubrique, titre: titre.text, texte: texte.text },
    longueur: titre.length + texte.length,
    mots,
    empreinte,
  }
}

function toStoredPages(pages: { page: number; texte: string }[], mots: IndexedEntry['mots']) {
  const stored = pages.map(({ page, texte }) => ({ page, ...toStored(texte, mots) }))
  return { text: joinPages(stored), length: stored.reduce((sum, { length }) => sum + length, 0) }
}

function toStored(source: string, mots: IndexedEntry['mots']): { text: string; length: number } {
  const text = removeInvisible(source.slice(0, MAX_CHARACTERS))
  const tokens = tokenize(text)
  const [words = [], compounds = []] = [tokens, joinCompounds(tokens, text)].map((list) =>
    list.map(({ word, start, end }) => {
      const racine = toStem(word)
      if (!mots.has(word)) {
        const forme = text.slice(start, end).normalize('NFC').toLowerCase()
        mots.set(word, { racine, forme })
      }
      return toStoredWord(word, racine)
    }),
  )
  const length = tokens.filter(({ word }) => !isStopWord(word)).length
  return { text: toStoredText(words, compounds), length }
}

const dayFormat = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })

/** The words of a date, `YYYY-MM-DD`: « 20 septembre 2026, automne 2026 ». */
export const toDateText = (date: string): string =>
  `${dayFormat.format(new Date(date))}, ${formatSeason(date)}`

/** Entry of an issue. Its year and date, which all issues have, do not count for its length. */
export function toIssueEntry(issue: PublishedIssue): IndexedEntry {
  const { titre, texte } = toSearchedTexts(issue)
  const date = issue.dateParution.slice(0, 10)
  const source = { cle: issue.id, type: 'numero', date } as const
  const dated = toIndexedEntry({
    ...source,
    titre: `${titre} ${date.slice(0, 4)}`,
    texte: `${toDateText(date)}\n${texte}`,
  })
  return { ...dated, longueur: toIndexedEntry({ ...source, titre, texte }).longueur }
}

const toArticleKey = (groupe: string, id: string): string => `${groupe}/article:${id}`

/** The id of an article, from its key. */
export const toArticleId = (cle: string): string => cle.slice(cle.indexOf(':') + 1)

/** Entry of an article: its title and authors before its words. */
export const toArticleEntry = (
  { id, dateParution }: PublishedIssue,
  { article, textes }: DividedTexts['articles'][number],
): IndexedEntry =>
  toIndexedEntry({
    cle: toArticleKey(id, article.id),
    type: 'article',
    page: article.premierePage,
    date: dateParution.slice(0, 10),
    rubrique: article.rubrique ?? '',
    titre: [article.titre, ...article.auteurs].join('\n'),
    texte: textes,
  })

/** Entry of a page of an issue. */
export const toPageEntry = (
  { id, dateParution }: PublishedIssue,
  { page, texte }: PageText,
): IndexedEntry =>
  toIndexedEntry({
    cle: `${id}/${page}`,
    type: 'page',
    page,
    date: dateParution.slice(0, 10),
    titre: '',
    texte,
  })

/** Entry of a page of the site. */
export const toSiteEntry = ({ slug, label, titre, texte }: SearchedPage): IndexedEntry =>
  toIndexedEntry({
    cle: toSiteKey(slug),
    type: 'site',
    titre: titre === label ? titre : `${label} ${titre}`,
    texte,
  })
