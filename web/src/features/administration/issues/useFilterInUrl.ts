import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../../domain/paths'
import { inPageNavigation } from '../../../lib/browser/inPageNavigation'
import { parseRegardsFilter, type RegardsFilter } from './parseRegardsFilter'

/**
 * What the list of issues shows, also in the URL, so that a reload or a link shows the same list. It
 * changes at once; the URL follows, and what else changes the URL is followed.
 */
export function useFilterInUrl() {
  const [params] = useSearchParams()
  const search = params.toString()
  const [filter, setFilter] = useState(() => parseRegardsFilter(params))
  const [knownSearch, setKnownSearch] = useState(search)
  const navigate = useNavigate()
  if (search !== knownSearch) {
    setKnownSearch(search)
    setFilter(parseRegardsFilter(params))
  }

  function change(next: RegardsFilter) {
    setFilter(next)
    const { q, statut, page } = next
    const path = paths.numeros({ q, statut: statut === 'tous' ? undefined : statut, page })
    void navigate(path, { replace: true, state: inPageNavigation })
  }
  return [filter, change] as const
}
