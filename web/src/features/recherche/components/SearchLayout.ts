import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'

/** Results, and beside them on wide screens the filters. */
export const SearchLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};

  ${media.from('large')} {
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 22rem);
    gap: clamp(2.5rem, 5vw, 6rem);
  }
`

/** Before the results in the order of reading. */
export const SearchAside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.xl};

  ${media.from('large')} {
    grid-area: 1 / 2;
  }
`
