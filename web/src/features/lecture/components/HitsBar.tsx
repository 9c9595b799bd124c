import { useQuery } from '@tanstack/react-query'
import { normalizeQuery } from '@web/lib/format/normalizeQuery'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { HitsNav } from '@web/ui/HitsNav'
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

/** Position among the pages with the searched words. @param shown the pages in view, ascending */
export function findHits(results: { page: number }[], shown: number[]) {
  const pages = results.map(({ page }) => page).sort((one, other) => one - other)
  const [first = 0, last = first] = [shown[0], shown.at(-1)]
  const at = pages.findIndex((page) => shown.includes(page))
  return {
    /** Rank of the shown page among them, from 1; undefined when it has no hit. */
    place: at === -1 ? undefined : at + 1,
    count: pages.length,
    /** The pages with a hit before and after those that are shown. */
    previous: pages.findLast((page) => page < first),
    next: pages.find((page) => page > last),
  }
}
