/** The server counts no further. */
const maxCounted = 10_000

let numberFormat: Intl.NumberFormat | undefined

/** « Aucun résultat », « 1 résultat », « 1 234 résultats », « plus de 10 000 résultats ». */
export function formatTotal(total: number): string {
  if (total === 0) return 'Aucun résultat'
  if (total === 1) return '1\u00a0résultat'
  numberFormat ??= new Intl.NumberFormat('fr-FR')
  if (total >= maxCounted) return `Plus de ${numberFormat.format(maxCounted)}\u00a0résultats`
  return `${numberFormat.format(total)}\u00a0résultats`
}
