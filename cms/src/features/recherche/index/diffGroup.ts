import type { IndexedEntry } from './SearchIndex'

/** What the index holds of an entry, for comparison. */
interface StoredEntry {
  cle: string
  empreinte: string
}

/**
 * Compares the entries of a group with those in the index.
 * @returns keys of the entries to remove, which include those to write again
 */
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
