import type { IssueSearchResponse } from '@regards/contract/schemas/recherche'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { describeMissing } from '@web/lib/format/describeMissing'
import { maxQueryLength, normalizeQuery } from '@web/lib/format/normalizeQuery'
import { useTypedSearch } from '@web/lib/hooks/useTypedSearch'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Button } from '@web/ui/Button'
import { Input } from '@web/ui/Input'
import { TextButton } from '@web/ui/links/TextLink'
import { LoadError } from '@web/ui/LoadError'
import { onPlainClick } from '../helpers/onPlainClick'
import type { TurnTo } from '../hooks/usePageTurns'
import { issueSearchQuery } from '../queries/issueSearchQuery'

type FindPanelProps = {
  numero: number
  page: number
  search: string
  onTurn: TurnTo
}

/** Search in the issue: a field, and the pages where the words are. */
export function FindPanel({ numero, page, search, onTurn }: FindPanelProps) {
  const q = normalizeQuery(search)
  const { typed, type, submit } = useTypedSearch(q, (words) => onTurn(page, { search: words }))
  const isSearched = q !== ''
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...issueSearchQuery(numero, q),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  })
  const isSearching = !data || isPlaceholderData
  const { resultats = [], suggestion } = data ?? {}

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    submit()
  }

  return (
    <Column>
      <Form role="search" onSubmit={handleSubmit}>
        <Input
          type="search"
          aria-label="Mots à chercher dans ce numéro"
          maxLength={maxQueryLength}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Button type="submit">Chercher</Button>
      </Form>
      <Status role="status">
        {isSearched && !error && (isSearching ? 'Recherche…' : describeResults(data))}
        {isSearched && data?.isOffline && !isSearching && ' Cherché sans réseau, sur cet appareil.'}
      </Status>
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
              <Result
                href={paths.pageTrouvee(numero, result.page, q)}
                aria-current={result.page === page ? 'page' : undefined}
                onClick={onPlainClick(() => onTurn(result.page, { isJump: true }))}
              >
                <strong>Page {result.page}</strong>
                <Passage>
                  {result.extrait.map(({ texte, marque }, index) =>
                    marque ? <Mark key={index}>{texte}</Mark> : <span key={index}>{texte}</span>,
                  )}
                </Passage>
              </Result>
            </li>
          ))}
        </ul>
      )}
    </Column>
  )
}

function describeResults({ resultats, sans }: IssueSearchResponse): string {
  const { length } = resultats
  if (length === 0) return 'Ces mots ne sont pas dans ce numéro.'
  const pages = length === 1 ? 'une page' : `${length} pages`
  if (sans.length === 0) return `Trouvé sur ${pages}.`
  return `Aucune page n’a tous ces mots\u00a0: ${pages} ${describeMissing(sans)}.`
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
`

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};

  & > input {
    flex: 1 1 8rem;
    width: auto;
    min-width: 0;
  }
`

const Status = styled.p`
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
`

const Result = styled.a`
  display: block;
  padding: ${theme.space.xs};
  border-radius: ${theme.radii.small};
  color: ${theme.colors.ink};
  line-height: 1.4;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      background: ${theme.colors.sunken};
    }
  }

  &[aria-current] {
    box-shadow: inset 3px 0 0 ${theme.colors.ochre};
  }
`

const Passage = styled.span`
  display: block;
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
`

const Mark = styled.mark`
  background: none;
  color: ${theme.colors.accentText};
  font-weight: 600;
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-decoration-color: ${theme.colors.ochre};
  text-underline-offset: 0.2em;
`
