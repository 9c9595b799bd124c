/** Views and downloads. */
export interface Counts {
  vues: number
  telechargements: number
}

export const ZERO_COUNTS: Counts = { vues: 0, telechargements: 0 }

/** Adds two counts. */
export const addCounts = (one: Counts, other: Counts): Counts => ({
  vues: one.vues + other.vues,
  telechargements: one.telechargements + other.telechargements,
})

/** Adds counts to the entry of a key, in place. */
export function addToSums(sums: Map<string, Counts>, key: string, counts: Counts): void {
  sums.set(key, addCounts(sums.get(key) ?? ZERO_COUNTS, counts))
}
