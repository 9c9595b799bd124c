import type { ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '../../../theme/theme'
import type { RegardItem } from '../helpers/toRegardItem'
import { RegardPanel } from './RegardPanel'
import { RegardTitleLink } from './RegardTitleLink'

type LatestRegardProps = {
  regard: RegardItem
  /** Text about the magazine, above the issue's own. */
  presentation?: ReactNode
  titleLevel?: 'h2' | 'h3'
  isBelowFold?: boolean
}

/** The newest issue, highlighted above the others. */
export function LatestRegard({
  regard,
  presentation,
  titleLevel = 'h2',
  isBelowFold,
}: LatestRegardProps) {
  return (
    <RegardPanel
      regard={regard}
      titleLevel={titleLevel}
      title={<RegardTitleLink numero={regard.numero} />}
      badge={<Badge>NOUVEAU</Badge>}
      presentation={presentation}
      label="Consulter le dernier numéro"
      isBelowFold={isBelowFold}
    />
  )
}

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
