import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { TreeOfLife } from '@web/ui/motifs/TreeOfLife'

type FederationRoleProps = { children: ReactNode }

/** Text about the federation's role, beside a drawing of a tree with many branches. */
export function FederationRole({ children }: FederationRoleProps) {
  return (
    <Frame>
      <div>{children}</div>
      <Ornament>
        <TreeOfLife />
      </Ornament>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  align-items: center;

  ${media.from('medium')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`

const Ornament = styled.div`
  display: none;

  ${media.from('medium')} {
    display: grid;
    place-items: center;

    & > svg {
      width: auto;
      max-width: 100%;
      height: 22rem;
    }
  }
`
