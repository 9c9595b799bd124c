import styled from 'styled-components'
import { theme } from '@web/theme/theme'

/** A message in place of the page's content: an empty list, an error, denied access. */
export const Panel = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.m};
  max-width: ${theme.widths.prose};
  margin-inline: auto;
  padding: clamp(1.5rem, 5vw, 3.5rem);
  border: 1px solid ${theme.colors.line};
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.surface};
  text-align: center;
`
