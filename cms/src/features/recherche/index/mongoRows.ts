import { toSectionKey, type Candidate, type IndexedEntry, type VocabularyWord } from './SearchIndex'
import { listStems } from './storedWords'

/** Name of the collection of the entries. */
export const ENTRIES = 'rechercheTextes'

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

/** Weights of a stem in an entry, the highest first: in its title, often, more than once, once. */
const WEIGHTS = ['1', '2', '3', '4'] as const

/** Occurrences in a text from which a stem occurs often. */
const OFTEN = 4

/** Lists an entry's stems with their weight last, so that an index finds the heaviest first. */
export function weighStems({ titre, texte }: Pick<IndexedEntry, 'titre' | 'texte'>): string[] {
  const counts = new Map<string, number>()
  for (const stem of listStems(texte)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  for (const stem of listStems(titre)) counts.set(stem, Infinity)
  return [...counts].map(([stem, count]) => stem + weigh(count))
}

function weigh(count: number): string {
  if (count === Infinity) return WEIGHTS[0]
  if (count >= OFTEN) return WEIGHTS[1]
  return count > 1 ? WEIGHTS[2] : WEIGHTS[3]
}

/** Lists all values that weighStems may have made of stems. */
export const listWeighted = (stems: string[]): string[] =>
  stems.flatMap((stem) => WEIGHTS.map((weight) => stem + weight))
