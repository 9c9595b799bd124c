import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Link } from './Link'

/** Navigation to the previous and the next item: two cards side by side where there is room. */
export const NeighbourNav = styled.nav`
  display: grid;
  gap: ${theme.space.m};

  ${media.from('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** A neighbour, with its arrow; a single card keeps its side. */
export const NeighbourLink = styled(Link)<{ $side: 'start' | 'end' }>`
  display: flex;
  flex-direction: ${({ $side }) => ($side === 'start' ? 'row' : 'row-reverse')};
  align-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.m} ${theme.space.l};
  border: 1px solid ${theme.colors.line};
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.surface};
  color: ${theme.colors.ink};
  text-align: ${({ $side }) => $side};
  text-decoration: none;
  scroll-margin-block: ${theme.space.m};

  ${media.from('small')} {
    grid-column: ${({ $side }) => ($side === 'start' ? 1 : 2)};
  }

  ${media.hover} {
    &:hover {
      border-color: ${theme.colors.accentText};
    }
  }

  & > svg {
    flex: none;
    color: ${theme.colors.accentText};
  }
`

/** Label of the side: « Article précédent ». */
export const NeighbourLabel = styled.span`
  display: block;
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
`
