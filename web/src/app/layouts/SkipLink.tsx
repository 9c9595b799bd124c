import styled from 'styled-components'
import { theme } from '../../theme/theme'
import { mainContentId } from './mainContentId'

/** The first stop of the Tab key that is always there; in a landmark, as all that is on a page. */
export function SkipLink() {
  return (
    <nav aria-label="Accès rapide">
      <Anchor href={`#${mainContentId}`}>Aller au contenu</Anchor>
    </nav>
  )
}

/** While it has the focus it takes a line of its own: above the header it would hide parts of links. */
const Anchor = styled.a`
  display: block;
  width: fit-content;
  margin: 0.5rem;
  padding: 0.75rem 1.25rem;
  border-radius: ${theme.radii.small};
  background: ${theme.colors.indigo};
  color: ${theme.colors.onIndigo};
  font-weight: 600;

  &:not(:focus) {
    position: absolute;
    transform: translateY(-200%);
  }
`
