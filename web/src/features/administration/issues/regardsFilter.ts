import { normalizeQuery } from '@web/lib/format/normalizeQuery'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '@web/domain/paths'
import { inPageNavigation } from '@web/lib/browser/inPageNavigation'

const statuts = ['tous', 'publies', 'brouillons', 'echecs'] as const

/** Which issues the list shows; `echecs`: those whose online reading could not be prepared. */
export type Statut = (typeof statuts)[number]

/** Filter of the administrators' list. */
export type RegardsFilter = {
  /** A number, or words of the title; empty for every issue. */
  q: string
  statut: Statut
  /** From 1. */
  page: number
}

/** The filter of a list that nobody has filtered. */
export const everyRegard: RegardsFilter = { q: '', statut: 'tous', page: 1 }

/** Reads the filter from URL parameters; ignores invalid ones. */
function parseRegardsFilter(search: URLSearchParams): RegardsFilter {
  const statut = statuts.find((one) => one === search.get('statut'))
  const page = Number(/^[1-9]\d{0,3}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
  return { q: normalizeQuery(search.get('q') ?? ''), statut: statut ?? 'tous', page }
}

/**
 * The filter of the list, also in the URL, so that a reload or a link shows the same list. It
 * changes at once and the URL follows; other changes of the URL change the filter.
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
    void navigate(toPath(next), { replace: true, state: inPageNavigation })
  }
  return [filter, change] as const
}

function toPath({ q, statut, page }: RegardsFilter): string {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (statut !== 'tous') search.set('statut', statut)
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return paths.administration + (text && `?${text}`)
}
