import styled from 'styled-components'
import { theme } from '@web/theme/theme'

/** The page's column: centred, with margins that grow with the viewport. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${theme.widths.page} + 4rem);
  margin-inline: auto;
  padding-inline: clamp(1rem, 4vw, 2rem);
`
