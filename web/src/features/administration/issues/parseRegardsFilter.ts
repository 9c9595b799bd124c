import { normalizeQuery } from '../../../lib/format/normalizeQuery'

export const statuts = ['tous', 'publies', 'brouillons', 'echecs'] as const

/** Which issues the list shows; `echecs`: those whose online reading could not be prepared. */
export type Statut = (typeof statuts)[number]

/** What the list of administrators shows. */
export type RegardsFilter = {
  /** A number, or words of the title; empty for every issue. */
  q: string
  statut: Statut
  /** From 1. */
  page: number
}

/** Reads what the list shows from URL parameters; invalid ones are left out. */
export function parseRegardsFilter(search: URLSearchParams): RegardsFilter {
  const statut = statuts.find((one) => one === search.get('statut'))
  const page = Number(/^[1-9]\d{0,3}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
  return { q: normalizeQuery(search.get('q') ?? ''), statut: statut ?? 'tous', page }
}
