import type { IndexedEntry, VocabularyWord } from './SearchIndex'

/** An entry of the index, as far as it is compared. */
interface StoredEntry {
  cle: string
  empreinte: string
}

/** Compares a group with the index. @returns keys to remove, those of entries to write again too */
export function diffGroup(
  stored: StoredEntry[],
  entries: IndexedEntry[],
): { removed: string[]; written: IndexedEntry[] } {
  const wanted = new Map(entries.map((entry) => [entry.cle, entry]))
  const kept = new Set(
    stored.filter(({ cle, empreinte }) => wanted.get(cle)?.empreinte === empreinte).map(toKey),
  )
  return {
    removed: stored.map(toKey).filter((cle) => !kept.has(cle)),
    written: entries.filter(({ cle }) => !kept.has(cle)),
  }
}

const toKey = ({ cle }: StoredEntry): string => cle

/**
 * Sums up how a change of entries changes the vocabulary.
 * @param removedWords folded words of each removed entry
 * @returns words whose number of entries changes, `total` being the difference
 */
export function countWords(removedWords: string[][], written: IndexedEntry[]): VocabularyWord[] {
  const changes = new Map<string, VocabularyWord>()
  const add = (mot: string, racine: string, forme: string, by: number) => {
    const change = changes.get(mot) ?? { mot, racine, forme, total: 0 }
    // A removed word has neither stem nor spelling.
    if (by > 0) Object.assign(change, { racine, forme })
    change.total += by
    changes.set(mot, change)
  }
  for (const words of removedWords) for (const mot of words) add(mot, '', '', -1)
  for (const { mots } of written) {
    for (const [mot, { racine, forme }] of mots) add(mot, racine, forme, 1)
  }
  return [...changes.values()].filter(({ total }) => total !== 0)
}
