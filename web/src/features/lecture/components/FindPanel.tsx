import type { IssueSearchResponse } from '@regards/contract/schemas/recherche'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { paths } from '@web/domain/paths'
import { describeMissing } from '@web/lib/format/describeMissing'
import { maxQueryLength, normalizeQuery } from '@web/lib/format/normalizeQuery'
import { useTypedSearch } from '@web/lib/hooks/useTypedSearch'
import { Button } from '@web/ui/Button'
import { Input } from '@web/ui/Input'
import { TextButton } from '@web/ui/links/TextLink'
import { LoadError } from '@web/ui/LoadError'
import { onPlainClick } from '../helpers/onPlainClick'
import type { TurnTo } from '../hooks/usePageTurns'
import { issueSearchQuery } from '../queries/issueSearchQuery'
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
