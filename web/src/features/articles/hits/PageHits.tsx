import { useEffect } from 'react'
import { findHits } from './findHits'
import { markAll } from './marks'
import { scrollToRange } from './textRanges'

type PageHitsProps = {
  /** Words of the search. */
  q: string
}

/** Marks the words of a search in the text of a page of the reader, and scrolls to the first one. */
export function PageHits({ q }: PageHitsProps) {
  useEffect(() => {
    const [first, ...others] = findHits(document, q)
    if (first) scrollToRange(first, true)
    return markAll(first ? [first, ...others] : [])
  }, [q])

  return null
}
