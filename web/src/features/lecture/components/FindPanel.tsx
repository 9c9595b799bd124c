import type { IssueSearchResponse } from '@regards/contract/schemas/recherche'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { paths } from '@web/domain/paths'
import { describeMissing } from '@web/lib/format/describeMissing'
import { maxQueryLength, normalizeQuery } from '@web/lib/format/normalizeQuery'
import { useTypedSearch } from '@web/lib/hooks/useTypedSearch'
import { Button } from '@web/ui/Button'
import { Input } from '@web/ui/Input'
import { TextButton } from '@web/ui/links/TextLink'
import { LoadError } from '@web/ui/PageState'
import { onPlainClick } from '../helpers/onPlainClick'
import type { TurnTo } from '../hooks/usePageTurns'
import { issueSearchQuery } from '../queries/lectureQuery'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { HitsNav } from '@web/ui/HitsNav'
import styles from './FindPanel.module.css'

type FindPanelProps = {
  numero: number
  page: number
  search: string
  onTurn: TurnTo
}

/** Search in the issue: a field, and the pages where the words are. */
export function FindPanel({ numero, page, search, onTurn }: FindPanelProps) {
  const q = normalizeQuery(search)
  const { typed, type, handleSubmit } = useTypedSearch(q, (words) =>
    onTurn(page, { search: words }),
  )
  const isSearched = q !== ''
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...issueSearchQuery(numero, q),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  })
  const isSearching = !data || isPlaceholderData
  const { resultats = [], suggestion } = data ?? {}

  return (
    <div className={styles.column}>
      <form className={styles.form} role="search" onSubmit={handleSubmit}>
        <Input
          type="search"
          aria-label="Mots à chercher dans ce numéro"
          maxLength={maxQueryLength}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Button type="submit">Chercher</Button>
      </form>
      <p className={styles.status} role="status">
        {isSearched && !error && (isSearching ? 'Recherche…' : describeResults(data))}
        {isSearched && data?.isOffline && !isSearching && ' Cherché sans réseau, sur cet appareil.'}
      </p>
      {isSearched && error && (
        <LoadError sentence="La recherche n’a pas abouti." query={{ error, refetch }} />
      )}
      {isSearched && !error && !isSearching && suggestion && (
        <p>
          Vouliez-vous dire{' '}
          <TextButton onClick={() => onTurn(page, { search: suggestion })}>
            «&nbsp;{suggestion}&nbsp;»
          </TextButton>
          &nbsp;?
        </p>
      )}
      {isSearched && !error && (
        <ul aria-busy={isPlaceholderData}>
          {resultats.map((result) => (
            <li key={result.page}>
              <a
                className={styles.result}
                href={paths.pageTrouvee(numero, result.page, q)}
                aria-current={result.page === page ? 'page' : undefined}
                onClick={onPlainClick(() => onTurn(result.page, { isJump: true }))}
              >
                <strong>Page {result.page}</strong>
                <span className={styles.passage}>
                  {result.extrait.map(({ texte, marque }, index) =>
                    marque ? (
                      <mark className={styles.mark} key={index}>
                        {texte}
                      </mark>
                    ) : (
                      <span key={index}>{texte}</span>
                    ),
                  )}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function describeResults({ resultats, sans }: IssueSearchResponse): string {
  const { length } = resultats
  if (length === 0) return 'Ces mots ne sont pas dans ce numéro.'
  const pages = length === 1 ? 'une page' : `${length} pages`
  if (sans.length === 0) return `Trouvé sur ${pages}.`
  return `Aucune page n’a tous ces mots\u00a0: ${pages} ${describeMissing(sans)}.`
}

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
