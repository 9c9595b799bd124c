import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'

/** One entry of a menu; set `as` to a router link or a button. */
export const DropdownEntry = styled.a`
  display: block;
  width: 100%;
  padding: 0.625rem;
  border: 0;
  border-radius: ${theme.radii.small};
  background: transparent;
  color: ${theme.colors.ink};
  font-weight: 600;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background-color: ${theme.colors.sunken};
    }
  }

  &[aria-current] {
    color: ${theme.colors.accentText};
    text-decoration-line: underline;
    text-decoration-style: dashed;
    text-decoration-thickness: 0.15em;
    text-underline-offset: 0.4em;
  }
`

/** Small description under an entry's name. */
export const DropdownHint = styled.span`
  display: block;
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
  font-weight: 400;
`
