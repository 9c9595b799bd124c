import styled from 'styled-components'
import { theme } from '@web/theme/theme'

/**
 * The text of a list's entry beside its picture, in a flex container that wraps: below the picture where large letters
 * leave no room.
 */
export const EntryText = styled.div`
  display: grid;
  flex: 1 1 9rem;
  align-content: start;
  min-width: 0;
  gap: ${theme.space.xs};
`
