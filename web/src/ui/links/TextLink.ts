import styled, { css } from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { SiteLink } from './SiteLink'

const textLink = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.colors.accentText};
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  text-decoration-thickness: 0.08em;
  text-underline-offset: 0.25em;
  overflow-wrap: anywhere;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      text-decoration-thickness: 0.16em;
    }
  }
`

/** A link on its own line, in a list or a footer, with a touch target of 2.75rem. */
export const TextLink = styled(SiteLink)`
  ${textLink}
`

export const TextButton = styled.button.attrs({ type: 'button' })`
  ${textLink}
`
