import styled from 'styled-components'
import { theme } from '@web/theme/theme'
import { Link } from './Link'

/** A link in the words of a list's entry that makes all of it one target (the nearest positioned ancestor). */
export const CoveringLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid ${theme.colors.indigoText};
    outline-offset: -3px;
    border-radius: ${theme.radii.small};
  }
`
