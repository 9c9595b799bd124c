import styled, { type DataAttributes } from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Button } from './Button'

/** Button of a row of tools, with an icon; it does nothing without script. */
export const ToolbarButton = styled(Button).attrs<DataAttributes>({
  type: 'button',
  'data-look': 'quiet',
})`
  position: relative;
  flex: none;
  min-width: 2.75rem;
  padding: 0.5rem 0.75rem;
  color: ${theme.colors.accentText};

  &[aria-expanded='true'] {
    background-color: ${theme.colors.sunken};
  }

  ${media.noScript} {
    display: none;
  }
`
