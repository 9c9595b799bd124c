import { useQuery } from '@tanstack/react-query'
import { normalizeQuery } from '@web/lib/format/normalizeQuery'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { HitsNav } from '@web/ui/HitsNav'
import { findHits } from '../helpers/findHits'
import type { TurnTo } from '../hooks/usePageTurns'
import { issueSearchQuery } from '../queries/issueSearchQuery'

type HitsBarProps = {
  numero: number
  /** The pages that are shown, ascending. */
  shown: number[]
  /** Marked words; without any, no bar is shown. */
  search: string
  onTurn: TurnTo
}

const labels = {
  group: 'Pages où les mots sont trouvés',
  previous: 'Page trouvée précédente',
  next: 'Page trouvée suivante',
  unit: 'page',
}

/** From one page with the searched words to the next, and back to the results of the site's search. */
export function HitsBar({ numero, shown, search, onTurn }: HitsBarProps) {
  // The server renders one page for all searches.
  const q = useIsHydrated() ? normalizeQuery(search) : ''
  const { data } = useQuery({ ...issueSearchQuery(numero, q), enabled: q !== '' })
  if (q === '') return null
  const { place, count, previous, next } = findHits(data?.resultats ?? [], shown)
  const toTurn = (page: number | undefined) =>
    page === undefined ? undefined : () => onTurn(page, { isJump: true })
  return (
    <HitsNav {...{ q, labels, place, count }} onPrevious={toTurn(previous)} onNext={toTurn(next)} />
  )
}
