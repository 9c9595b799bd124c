import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { TextLink } from '@web/ui/links/TextLink'
import { LoadError } from '@web/ui/LoadError'
import { Spinner } from '@web/ui/Spinner'
import { describeFilters, describeTotal } from '../helpers/formatTotal'
import type { Search } from '../helpers/parseSearch'
import { toResults } from '../helpers/toResults'
import { rechercheQuery } from '../queries/rechercheQuery'
import { Result } from './Result'
import { SearchFilters } from './SearchFilters'
import { SearchAside, SearchLayout } from './SearchLayout'
import { SearchTips } from './SearchTips'

type SearchResultsProps = { search: Search }

/** The server's number of results on a page. */
const pageSize = 20

/**
 * The results of a search. The former results stay while new ones load. Screen readers hear their
 * number; a page chosen by a link takes the focus.
 */
export function SearchResults({ search }: SearchResultsProps) {
  const { q, annee, rubrique, page = 1 } = search
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
        {!isPlaceholderData && !error && data && describeFilters(search)}
        {isPlaceholderData && 'Recherche…'}
      </Total>
      {error && <LoadError sentence="La recherche n’a pas abouti." query={{ error, refetch }} />}
      {!error && !data && <Spinner label="Recherche…" />}
      {!error && data && (
        <>
          {!isPlaceholderData && data.suggestion && <Suggestion q={data.suggestion} />}
          <SearchLayout>
            <SearchAside>
              <SearchFilters search={search} {...data} />
              <WideOnly>
                <SearchTips />
              </WideOnly>
            </SearchAside>
            <Found>
              {data.items.length > 0 && (
                <ol start={(page - 1) * pageSize + 1}>
                  {data.items.map((result) => (
                    <Result key={result.href} result={result} />
                  ))}
                </ol>
              )}
              {data.total === 0 && !isPlaceholderData && <NothingFound search={search} />}
              {data.total > 0 && data.items.length === 0 && (
                <TextLink href={paths.resultats({ q, annee, rubrique })}>
                  Premiers résultats
                </TextLink>
              )}
              <Pagination search={search} totalPages={data.totalPages} />
            </Found>
          </SearchLayout>
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

const Found = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.l};
`

/** On a small screen, results come first. */
const WideOnly = styled.div`
  display: none;

  ${media.from('large')} {
    display: block;
  }
`

type NothingFoundProps = { search: Search }

function NothingFound({ search }: NothingFoundProps) {
  const { q, annee, rubrique } = search
  return (
    <Advice>
      {annee !== undefined && (
        <TextLink href={paths.resultats({ q, rubrique })}>Chercher dans toutes les années</TextLink>
      )}
      {rubrique !== undefined && (
        <TextLink href={paths.resultats({ q, annee })}>Chercher dans toutes les rubriques</TextLink>
      )}
      <p>Essayez moins de mots, un mot plus courant, ou le début d’un mot.</p>
      <TextLink href={paths.regards}>Parcourir tous les numéros</TextLink>
    </Advice>
  )
}

const Advice = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s};
  max-width: ${theme.widths.prose};
`

type SuggestionProps = { q: string }

/** A suggestion for a query with a typing error. */
function Suggestion({ q }: SuggestionProps) {
  return (
    <Strong>
      Vouliez-vous dire <TextLink href={paths.resultats({ q })}>«&nbsp;{q}&nbsp;»</TextLink>
      &nbsp;?
    </Strong>
  )
}

const Strong = styled.p`
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.h3};
  font-weight: 600;
`

type PaginationProps = { search: Search; totalPages: number }

/** Links to the pages before and after; renders nothing for a single page. */
function Pagination({ search, totalPages }: PaginationProps) {
  const { q, annee, rubrique, page = 1 } = search
  if (totalPages < 2) return null
  const hrefOf = (to: number) => paths.resultats({ q, annee, rubrique, page: to })
  return (
    <Nav aria-label="Pages de résultats">
      {page > 1 ? <TextLink href={hrefOf(page - 1)}>Page précédente</TextLink> : <span />}
      <span>
        Page {page} sur {totalPages}
      </span>
      {page < totalPages ? <TextLink href={hrefOf(page + 1)}>Page suivante</TextLink> : <span />}
    </Nav>
  )
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.l};
  padding-top: ${theme.space.m};
  border-top: 1px solid ${theme.colors.line};
  font-variant-numeric: tabular-nums;
`
