import styled from 'styled-components'
import { theme } from '@web/theme/theme'
import { mainContentId } from './mainContentId'

/** First focusable element of every page, inside a landmark as all of the page's content is. */
export function SkipLink() {
  return (
    <nav aria-label="Accès rapide">
      <Anchor href={`#${mainContentId}`}>Aller au contenu</Anchor>
    </nav>
  )
}

/**
 * When focused, it takes a line of its own: as an overlay it would hide parts of the header's
 * links.
 */
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
