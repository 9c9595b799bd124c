import styled, { css } from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { navItem } from './navItem'

type Variant = 'plain' | 'outlined'

/** The button of a menu: an item of a navigation or, outlined, a separate button. */
export const DropdownToggle = styled.button<{ $look: Variant }>`
  ${navItem}
  gap: ${theme.space.xs};
  border: 0;
  background: transparent;
  cursor: pointer;

  & > svg {
    width: 0.875em;
    height: 0.875em;
    stroke-width: 3;
  }

  ${({ $look }) => $look === 'outlined' && outlined}
`

const outlined = css`
  ${media.from('medium')} {
    padding-inline: 0.875rem;
    border: 1px solid ${theme.colors.field};
    border-radius: ${theme.radii.pill};

    &:focus-visible {
      border-radius: ${theme.radii.pill};
    }
  }
`
