import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'

/** One-line text field; use it inside a `Field`. */
export const Input = styled.input`
  width: 100%;
  min-height: 2.875rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid ${theme.colors.field};
  border-radius: ${theme.radii.small};
  background: ${theme.colors.surface};
  color: ${theme.colors.ink};

  &::placeholder {
    color: ${theme.colors.muted};
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: ${theme.colors.accentText};
    box-shadow: inset 0 0 0 1px ${theme.colors.accentText};
  }

  &:disabled {
    background: ${theme.colors.sunken};
    cursor: not-allowed;
  }

  &:focus-visible {
    outline-offset: 1px;
  }

  ${media.forcedColors} {
    /* The shadow is not drawn there: a thicker border replaces it. */
    &[aria-invalid='true'] {
      border-width: 3px;
    }
  }
`
