import styled from 'styled-components'
import { paths } from '../../../domain/paths'
import { media } from '../../../theme/media'
import { theme } from '../../../theme/theme'
import { Link } from '../../../ui/links/Link'

type YearNavProps = {
  years: number[]
  /** The year on show; undefined where all of them are. */
  current: number | undefined
}

/** Goes to a year of the magazine; nothing where there is only one. */
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

/** One line that scrolls on small screens, however many years there are. */
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
