import styled from 'styled-components'
import { theme } from '@web/theme/theme'
import { TextLink } from '@web/ui/links/TextLink'
import { paths } from '@web/domain/paths'
import type { Search } from '../helpers/parseSearch'

type PaginationProps = { search: Search; totalPages: number }

/** Links to the pages before and after; renders nothing for a single page. */
export function Pagination({ search, totalPages }: PaginationProps) {
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
