import { css } from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'

export const navItem = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  color: ${theme.colors.ink};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;

  ${media.hover} {
    &:hover {
      color: ${theme.colors.accentText};
    }
  }

  &[aria-current] {
    color: ${theme.colors.accentText};
    text-decoration-line: underline;
    text-decoration-style: dashed;
    text-decoration-thickness: 0.15em;
    text-underline-offset: 0.5em;
  }
`
