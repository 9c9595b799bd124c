import { useEffect, useMemo, useState } from 'react'
import type { findMarks as FindMarks } from '../helpers/findMarks'
import type { Mot } from '../helpers/toCouche'

const nothing: ReadonlySet<number> = new Set()

/** The places of the words that a search marks; the language of the search is loaded with the first one. */
export function useMarks(mots: Mot[], search: string): ReadonlySet<number> {
  const [findMarks, setFindMarks] = useState<typeof FindMarks>()
  const isSearched = search !== ''

  useEffect(() => {
    if (!isSearched) return
    // Without it, the page is read without marks.
    import('../helpers/findMarks').then(
      (loaded) => setFindMarks(() => loaded.findMarks),
      () => undefined,
    )
  }, [isSearched])

  return useMemo(
    () => (findMarks && isSearched ? findMarks(mots, search) : nothing),
    [findMarks, isSearched, mots, search],
  )
}
