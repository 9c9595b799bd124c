import type { Candidate, IndexedEntry, VocabularyWord } from './SearchIndex'
import { toSectionKey } from './toSectionKey'
import { weighStems } from './weighStems'

export interface EntryRow extends Candidate {
  _id: string
  annee: number
  /** From toSectionKey; empty without a section. */
  rubrique: string
  empreinte: string
  /** From weighStems. */
  racines: string[]
}

export interface WordRow extends Omit<VocabularyWord, 'mot'> {
  _id: string
}

export interface GroupRow {
  _id: string
  /** Missing while its entries change; for good, if the process that changed them was killed. */
  tampon?: string
}

/** Row of an entry. */
export const toEntryRow = (
  groupe: string,
  { mots, rubrique, ...entry }: IndexedEntry,
): Omit<EntryRow, '_id'> => ({
  ...entry,
  groupe,
  rubrique: toSectionKey(rubrique),
  annee: Number(entry.date.slice(0, 4)),
  racines: weighStems(entry),
})
