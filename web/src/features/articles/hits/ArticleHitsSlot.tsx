import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { normalizeQuery } from '@web/lib/format/normalizeQuery'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { useLazyComponent } from '@web/lib/hooks/useLazyComponent'

const loadHits = async () => (await import('./ArticleHits')).ArticleHits

/**
 * Fetches the code that marks the words of a search, if the URL has any; without it, nothing is
 * marked.
 */
export function ArticleHitsSlot() {
  const { search } = useLocation()
  // The server renders one page for all searches.
  const q = useIsHydrated() ? normalizeQuery(new URLSearchParams(search).get('q') ?? '') : ''
  const { Component: ArticleHits, load } = useLazyComponent(loadHits, { isAsked: false })
  useEffect(() => {
    if (q) void load()
  }, [q, load])
  return q && ArticleHits ? <ArticleHits key={q} q={q} /> : null
}
