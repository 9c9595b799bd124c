import { formatCount } from '@web/domain/regards/formatCount'
import { describeMissing } from '@web/lib/format/describeMissing'
import type { Search } from './parseSearch'
import type { Results } from './toResults'

/** The server counts no further. */
const maxCounted = 10_000

/** « Aucun résultat », « 1 résultat », « Plus de 10 000 résultats », « Au moins 12 résultats ». */
export function formatTotal(total: number, isLowerBound = false): string {
  if (total === 0) return 'Aucun résultat'
  if (total >= maxCounted) return `Plus de ${formatCount(maxCounted, 'résultat')}`
  return `${isLowerBound ? 'Au moins ' : ''}${formatCount(total, 'résultat')}`
}

/** Describes the matches of a query, or the nearest ones: « 2 résultats sans « mariage » ». */
export function describeTotal(
  { total, isLowerBound, sans }: Pick<Results, 'total' | 'isLowerBound' | 'sans'>,
  q: string,
): string {
  const found = formatTotal(total, isLowerBound)
  if (sans.length === 0) return `${found} pour «\u00a0${q}\u00a0»`
  return `Rien n’a tous ces mots\u00a0: ${found} ${describeMissing(sans)}`
}

/** Describes the filters: « en 2026, rubrique « Costume » ». */
export function describeFilters({ annee, rubrique }: Pick<Search, 'annee' | 'rubrique'>): string {
  const year = annee === undefined ? '' : ` en ${annee}`
  return rubrique === undefined ? year : `${year}, rubrique «\u00a0${rubrique}\u00a0»`
}
