import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { paths } from '../../../domain/paths'
import { toFrenchMessage } from '../../../lib/api/errors'
import { theme } from '../../../theme/theme'
import { TextLink } from '../../../ui/links/TextLink'
import { LoadError } from '../../../ui/LoadError'
import { Spinner } from '../../../ui/Spinner'
import { describeTotal } from '../helpers/formatTotal'
import type { Search } from '../helpers/parseSearch'
import { toResults } from '../helpers/toResults'
import { rechercheQuery } from '../queries/rechercheQuery'
import { NothingFound } from './NothingFound'
import { Pagination } from './Pagination'
import { Result } from './Result'
import { Suggestion } from './Suggestion'
import { YearFilter } from './YearFilter'

type SearchResultsProps = { search: Search }

/** The server's number of results on a page. */
const pageSize = 20

/**
 * The results of a search. While those of another one load, the former stay. Their number is told to
 * screen readers; a page that was chosen by a link takes the focus.
 */
export function SearchResults({ search }: SearchResultsProps) {
  const { q, annee, page = 1 } = search
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...rechercheQuery(search),
    select: toResults,
    placeholderData: keepPreviousData,
  })
  const totalRef = useRef<HTMLParagraphElement>(null)
  const shown = useRef({ q, page })

  useEffect(() => {
    // Other words are still being typed, and begin at the first page.
    const isOtherPage = shown.current.q === q && shown.current.page !== page
    if (isOtherPage) totalRef.current?.focus({ preventScroll: true })
    shown.current = { q, page }
  }, [q, page])

  return (
    <Frame aria-busy={isPlaceholderData}>
      <Total ref={totalRef} role="status" tabIndex={-1}>
        {!isPlaceholderData && !error && data && describeTotal(data, q)}
        {!isPlaceholderData && !error && data && annee !== undefined && ` en ${annee}`}
        {isPlaceholderData && 'Recherche…'}
      </Total>
      {error && (
        <LoadError
          sentence="La recherche n’a pas abouti."
          detail={toFrenchMessage(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <Spinner label="Recherche…" />}
      {!error && data && (
        <>
          {!isPlaceholderData && data.suggestion && <Suggestion q={data.suggestion} />}
          <YearFilter q={q} annees={data.annees} current={annee} />
          {data.items.length > 0 && (
            <List start={(page - 1) * pageSize + 1}>
              {data.items.map((result) => (
                <Result key={result.page?.href ?? result.href} result={result} />
              ))}
            </List>
          )}
          {data.total === 0 && !isPlaceholderData && <NothingFound search={search} />}
          {data.total > 0 && data.items.length === 0 && (
            <TextLink href={paths.resultats({ q, annee })}>Premiers résultats</TextLink>
          )}
          <Pagination search={search} totalPages={data.totalPages} />
        </>
      )}
    </Frame>
  )
}

const Frame = styled.section.attrs({ 'aria-label': 'Résultats' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
`

const Total = styled.p`
  min-height: 1.6em;
  color: ${theme.colors.muted};
  font-variant-numeric: tabular-nums;
`

const List = styled.ol`
  max-width: 56rem;
`
