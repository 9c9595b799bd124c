import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import type { LegalSection } from './toLegalPage'

type TableOfContentsProps = { sections: LegalSection[] }

export function TableOfContents({ sections }: TableOfContentsProps) {
  return (
    <Nav aria-label="Sommaire">
      <List>
        {sections.map(({ anchor, titre }) => (
          <li key={anchor}>
            <Anchor href={`#${anchor}`}>{titre}</Anchor>
          </li>
        ))}
      </List>
    </Nav>
  )
}

const Nav = styled.nav`
  padding: ${theme.space.s} ${theme.space.l};
  border-inline-start: 4px dashed ${theme.colors.ochre};

  ${media.from('large')} {
    position: sticky;
    top: ${theme.space.l};
    align-self: start;
    max-height: calc(100vh - 3rem);
    overflow-y: auto;
  }
`

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style-type: '';
  counter-reset: section;
`

const Anchor = styled.a`
  display: block;
  padding-block: 0.375rem;
  color: ${theme.colors.ink};
  text-decoration: none;
  counter-increment: section;

  &::before {
    content: counter(section) '. ';
    color: ${theme.colors.muted};
    font-variant-numeric: tabular-nums;
  }

  ${media.hover} {
    &:hover {
      color: ${theme.colors.accentText};
      text-decoration: underline;
    }
  }
`
