import styled from 'styled-components'
import { theme } from '../../theme/theme'
import { mainId } from '../Navigation'

/** The first stop of the Tab key that is always there; in a landmark, as all that is on a page. */
export function SkipLink() {
  return (
    <nav aria-label="Accès rapide">
      <Anchor href={`#${mainId}`}>Aller au contenu</Anchor>
    </nav>
  )
}

const Anchor = styled.a`
  position: absolute;
  z-index: ${theme.zIndexes.skipLink};
  inset: 0.5rem auto auto 0.5rem;
  padding: 0.75rem 1.25rem;
  border-radius: ${theme.radii.small};
  background: ${theme.colors.indigo};
  color: ${theme.colors.onIndigo};
  font-weight: 600;

  &:not(:focus) {
    transform: translateY(-200%);
  }
`
