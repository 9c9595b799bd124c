import styled from 'styled-components'
import { paths } from '../../../domain/paths'
import { media } from '../../../theme/media'
import { theme } from '../../../theme/theme'
import { Link } from '../../../ui/links/Link'

type YearNavProps = {
  years: number[]
  /** The selected year; undefined when all issues are shown. */
  current: number | undefined
}

/** Links to the years of the magazine; renders nothing for fewer than two years. */
export function YearNav({ years, current }: YearNavProps) {
  if (years.length < 2) return null
  return (
    <Nav aria-label="Aller à l’année">
      <List>
        <li>
          <Anchor to={paths.regards} aria-current={current === undefined ? 'page' : undefined}>
            Toutes
          </Anchor>
        </li>
        {years.map((year) => (
          <li key={year}>
            <Anchor to={paths.annee(year)} aria-current={current === year ? 'page' : undefined}>
              {year}
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

const Anchor = styled(Link)`
  display: grid;
  place-items: center;
  min-width: 4rem;
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

  &:focus-visible {
    border-radius: ${theme.radii.pill};
  }

  ${media.forcedColors} {
    &[aria-current='page'] {
      border-width: 3px;
    }
  }
`
