import styled from 'styled-components'
import { mainId } from '../Navigation'

/** The first stop of the Tab key. */
export function SkipLink() {
  return <Anchor href={`#${mainId}`}>Aller au contenu</Anchor>
}

const Anchor = styled.a`
  position: absolute;
  z-index: ${({ theme }) => theme.zIndexes.skipLink};
  inset: 0.5rem auto auto 0.5rem;
  padding: 0.75rem 1.25rem;
  border-radius: ${({ theme }) => theme.radii.small};
  background: ${({ theme }) => theme.colors.indigo};
  color: ${({ theme }) => theme.colors.onIndigo};
  font-weight: 600;

  &:not(:focus) {
    transform: translateY(-200%);
  }
`
