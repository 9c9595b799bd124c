import { normalizeQuery } from '@web/lib/format/normalizeQuery'

export type Search = {
  /** Empty before something is searched for. */
  q: string
  annee: number | undefined
  /** Section of the articles. */
  rubrique: string | undefined
  /** From 1; undefined for the first page. */
  page: number | undefined
}

/** Reads a search from URL parameters, normalized; invalid filters are left out. */
export function parseSearch(search: URLSearchParams): Search {
  const q = normalizeQuery(search.get('q') ?? '')
  const annee = search.get('annee') ?? ''
  const rubrique = normalizeQuery(search.get('rubrique') ?? '')
  const page = Number(/^[1-9]\d{0,2}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
  return {
    q,
    annee: q && /^[12]\d{3}$/.test(annee) ? Number(annee) : undefined,
    rubrique: (q && rubrique) || undefined,
    page: q && page > 1 ? page : undefined,
  }
}
