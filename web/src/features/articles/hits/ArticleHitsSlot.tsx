import { useLocation } from 'react-router-dom'
import { normalizeQuery } from '@web/lib/format/normalizeQuery'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { useBackgroundImport } from '@web/lib/hooks/useBackgroundImport'

const loadHits = () => import('./ArticleHits')

/**
 * Fetches the code that marks the words of a search, if the URL has any; without it, nothing is
 * marked.
 */
export function ArticleHitsSlot() {
  const { search } = useLocation()
  // The server renders one page for all searches.
  const q = useIsHydrated() ? normalizeQuery(new URLSearchParams(search).get('q') ?? '') : ''
  const hits = useBackgroundImport(loadHits, q !== '')
  return q && hits ? <hits.ArticleHits key={q} q={q} /> : null
}
