import styled from 'styled-components'
import { theme } from '@web/theme/theme'

/** The page's column: centred, with margins that grow with the viewport. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${theme.widths.page} + 4rem);
  margin-inline: auto;
  padding-inline: clamp(1rem, 4vw, 2rem);
`

/** The column of a short page: a message, or a state of loading. */
export const MessageFrame = styled(Container)`
  min-height: 60vh;
  padding-block: ${theme.space.section};
`
