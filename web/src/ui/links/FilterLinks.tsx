import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Link } from './Link'

type FilterLink = {
  to: string
  /** Whether the link leads to the current view. */
  isCurrent: boolean
  content: ReactNode
}

type FilterLinksProps = {
  label: string
  links: FilterLink[]
}

/** Links that filter a list, side by side: one for each value, and one for all of them. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <Nav aria-label={label}>
      <List>
        {links.map(({ to, isCurrent, content }) => (
          <li key={to}>
            <Anchor to={to} aria-current={isCurrent ? 'page' : undefined}>
              {content}
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
  /* Contains texts that are hidden visually. */
  position: relative;
  display: flex;
  gap: ${theme.space.xs};
  align-items: center;
  justify-content: center;
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
