import { createHash } from 'node:crypto'

import {
  isStopWord,
  joinCompounds,
  removeInvisible,
  tokenize,
  toStem,
} from '@regards/text-analysis'

import type { EntryType, IndexedEntry } from '../index/SearchIndex'
import { toStoredText, toStoredWord } from '../index/storedWords'

/** Longest text of an entry that is indexed, in characters: that of some forty printed pages. */
const MAX_CHARACTERS = 200_000

interface Source {
  cle: string
  type: EntryType
  page?: number
  date?: string
  titre: string
  texte: string
}

/** Turns the texts of an entry into what the index stores. */
export function toIndexedEntry(source: Source): IndexedEntry {
  const { cle, type, page = 0, date = '' } = source
  const mots: IndexedEntry['mots'] = new Map()
  const titre = toStored(source.titre, mots)
  const texte = toStored(source.texte, mots)
  const empreinte = createHash('sha256')
    .update(JSON.stringify([type, page, date, titre.text, texte.text, [...mots]]))
    .digest('base64url')
    .slice(0, 16)
  return {
    ...{ cle, type, page, date, titre: titre.text, texte: texte.text },
    longueur: titre.length + texte.length,
    mots,
    empreinte,
  }
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
