import styled from 'styled-components'
import { media } from '../theme/media'
import { theme } from '../theme/theme'
import { Button } from './Button'

/**
 * Button of a row of tools, with an icon and a `data-label`, which is visually hidden on a narrow
 * screen. It does nothing without script.
 */
export const ToolbarButton = styled(Button).attrs({ type: 'button', $look: 'quiet' })`
  position: relative;
  flex: none;
  min-width: 2.75rem;
  padding: 0.5rem;
  color: ${theme.colors.accentText};

  &[aria-expanded='true'] {
    background-color: ${theme.colors.sunken};
  }

  [data-label] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  ${media.from('small')} {
    padding-inline: 0.875rem;

    [data-label] {
      position: static;
      width: auto;
      height: auto;
      overflow: visible;
      clip-path: none;
    }
  }

  ${media.noScript} {
    display: none;
  }
`
