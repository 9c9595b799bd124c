import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import type { Texte } from '../../helpers/toTexte'

type TexteContentsProps = { texte: Texte }

export function TexteContents({ texte: { headings, pages } }: TexteContentsProps) {
  return (
    <Nav aria-label="Sommaire du texte">
      {headings.length > 0 && (
        <details open>
          <summary>Sommaire</summary>
          <Headings>
            {headings.map(({ titre, anchor, page }, index) => (
              <li key={index}>
                <a href={`#${anchor}`}>
                  <span>{titre}</span> <Folio>p.&nbsp;{page}</Folio>
                </a>
              </li>
            ))}
          </Headings>
        </details>
      )}
      <details open={headings.length === 0}>
        <summary>Aller à la page</summary>
        <Pages>
          {pages.map(({ page }) => (
            <li key={page}>
              <a href={`#page-${page}`} aria-label={`Page ${page}`}>
                {page}
              </a>
            </li>
          ))}
        </Pages>
      </details>
    </Nav>
  )
}

const Nav = styled.nav`
  display: grid;
  align-content: start;
  gap: ${theme.space.xs};
  padding: ${theme.space.xs} ${theme.space.l};
  border-inline-start: 4px dashed ${theme.colors.ochre};

  summary {
    display: list-item;
    min-height: 2.75rem;
    padding-block: 0.5rem;
    font-weight: 600;
    cursor: pointer;
  }

  a {
    color: ${theme.colors.ink};
    text-decoration: none;
  }

  ${media.hover} {
    a:hover {
      color: ${theme.colors.accentText};
      text-decoration: underline;
    }
  }

  ${media.from('large')} {
    position: sticky;
    top: ${theme.space.l};
    max-height: calc(100vh - 3rem);
    overflow-y: auto;
  }
`

const Headings = styled.ol`
  display: grid;
  /* On a narrow screen the text comes soon. */
  max-height: 18rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style-type: '';

  & a {
    display: flex;
    gap: ${theme.space.m};
    justify-content: space-between;
    align-items: baseline;
    padding-block: 0.375rem;
    line-height: 1.35;
  }

  & a > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  ${media.from('large')} {
    max-height: none;
  }
`

const Folio = styled.span`
  flex: none;
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
  font-variant-numeric: tabular-nums;
`

const Pages = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(2.75rem, 1fr));
  max-height: 18rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style-type: '';

  & a {
    display: grid;
    place-items: center;
    min-height: 2.75rem;
    font-variant-numeric: tabular-nums;
  }
`
