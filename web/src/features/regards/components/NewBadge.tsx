import styled from 'styled-components'
import { theme } from '@web/theme/theme'

/** Marks the newest issue. */
export const NewBadge = () => <Badge>NOUVEAU</Badge>

const Badge = styled.p`
  padding: 0.25rem 0.75rem;
  /* Forced colours take the background away, and draw the border. */
  border: 1px solid transparent;
  border-radius: ${theme.radii.small};
  background: ${theme.colors.indigo};
  color: ${theme.colors.onIndigo};
  font-size: ${theme.fontSizes.small};
  font-weight: 600;
  letter-spacing: 0.12em;
`
