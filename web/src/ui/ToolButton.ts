import styled, { type DataAttributes } from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Button, ButtonLink } from '@web/ui/Button'

/** Round button of the reader's bars, with an icon and a hidden text. */
export const ToolButton = styled(Button).attrs<DataAttributes>({
  type: 'button',
  'data-look': 'quiet',
})`
  flex: none;
  width: 2.75rem;
  padding: 0;

  &[aria-expanded='true'] {
    background-color: ${theme.colors.sunken};
    color: ${theme.colors.accentText};
  }

  &[aria-disabled='true'] {
    border-color: transparent;
    background-color: transparent;
    opacity: 0.5;
  }

  /* It does nothing without script. */
  ${media.noScript} {
    display: none;
  }
`

export const ToolLink = styled(ButtonLink).attrs<DataAttributes>({ 'data-look': 'quiet' })`
  flex: none;
  width: 2.75rem;
  padding: 0;
`
