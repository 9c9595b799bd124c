import styled from 'styled-components'
import { paths } from '../../../domain/paths'
import { media } from '../../../theme/media'
import { theme } from '../../../theme/theme'
import { Link } from '../../../ui/links/Link'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { formatTotal } from '../helpers/formatTotal'

type YearFilterProps = {
  q: string
  annees: { annee: number; total: number }[]
  /** The chosen year; undefined when all are shown. */
  current: number | undefined
}

/** Links that filter the results by year; renders nothing if there is nothing to choose. */
export function YearFilter({ q, annees, current }: YearFilterProps) {
  if (annees.length < 2 && current === undefined) return null
  return (
    <Nav aria-label="Filtrer par année">
      <List>
        <li>
          <Anchor
            to={paths.resultats({ q })}
            aria-current={current === undefined ? 'page' : undefined}
          >
            Toutes les années
          </Anchor>
        </li>
        {annees.map(({ annee, total }) => (
          <li key={annee}>
            <Anchor
              to={paths.resultats({ q, annee })}
              aria-current={current === annee ? 'page' : undefined}
            >
              {annee}
              <Count aria-hidden>{total}</Count>
              <VisuallyHidden>, {formatTotal(total)}</VisuallyHidden>
            </Anchor>
          </li>
        ))}
      </List>
    </Nav>
  )
}

/** One line, with horizontal scrolling on small screens. */
const Nav = styled.nav`
  margin-inline: -0.25rem;
  overflow-x: auto;
  scrollbar-width: thin;

  ${media.from('medium')} {
    overflow-x: visible;
  }
`

const List = styled.ul`
  display: flex;
  gap: ${theme.space.xs};
  padding: 0.25rem;

  & > li {
    flex: none;
  }

  ${media.from('medium')} {
    flex-wrap: wrap;
  }
`

const Count = styled.span`
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
  font-weight: 400;
`

const Anchor = styled(Link)`
  position: relative;
  display: flex;
  gap: ${theme.space.xs};
  align-items: center;
  min-height: 2.75rem;
  padding-inline: ${theme.space.m};
  border: 1px solid ${theme.colors.line};
  border-radius: ${theme.radii.pill};
  background: ${theme.colors.surface};
  color: ${theme.colors.ink};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      border-color: ${theme.colors.accentText};
      color: ${theme.colors.accentText};
    }
  }

  &[aria-current='page'] {
    border-color: ${theme.colors.indigo};
    background: ${theme.colors.indigo};
    color: ${theme.colors.onIndigo};
  }

  &[aria-current='page'] ${Count} {
    color: inherit;
  }

  &:focus-visible {
    border-radius: ${theme.radii.pill};
  }

  ${media.forcedColors} {
    &[aria-current='page'] {
      border-width: 3px;
    }
  }
`
