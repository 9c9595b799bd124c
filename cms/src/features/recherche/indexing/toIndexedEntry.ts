import { createHash } from 'node:crypto'

import type { EntryType, IndexedEntry } from '../index/SearchIndex'
import { stemFrench } from '../text/stemFrench'
import { isSearchable } from '../text/stopWords'
import { removeInvisible, tokenize } from '../text/tokenize'

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
export function toIndexedEntry({
  cle,
  type,
  page = 0,
  date = '',
  titre,
  texte,
}: Source): IndexedEntry {
  const mots: IndexedEntry['mots'] = new Map()
  const parts = [titre, texte].map((text) => toStems(text, mots))
  const [stemsOfTitle = [], stems = []] = parts
  const stored = { titre: joinStems(stemsOfTitle), texte: joinStems(stems) }
  const empreinte = createHash('sha256')
    .update(JSON.stringify([type, page, date, stored, [...mots]]))
    .digest('base64url')
    .slice(0, 16)
  return {
    ...{ cle, type, page, date, ...stored },
    longueur: stemsOfTitle.length + stems.length,
    mots,
    empreinte,
  }
}

function toStems(text: string, mots: IndexedEntry['mots']): string[] {
  const stems: string[] = []
  for (const { word, written } of tokenize(removeInvisible(text.slice(0, MAX_CHARACTERS)))) {
    if (!isSearchable(word)) continue
    const racine = stemFrench(word)
    stems.push(racine)
    if (!mots.has(word)) {
      mots.set(word, { racine, forme: written.normalize('NFC').toLowerCase() })
    }
  }
  return stems
}

/** Between spaces, so that ` stem ` finds whole stems. */
const joinStems = (stems: string[]): string => (stems.length > 0 ? ` ${stems.join(' ')} ` : '')
