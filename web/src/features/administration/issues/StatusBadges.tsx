import styled from 'styled-components'
import { media } from '../../../theme/media'
import { theme } from '../../../theme/theme'
import { isPreparing, type Reading } from './describeReading'

type Tone = 'done' | 'waiting' | 'failed'

type StatusBadgesProps = {
  isDraft: boolean
  isPlanned: boolean
  reading: Reading | undefined
}

/** Whether visitors see an issue, and what its online reading needs, if anything. */
export function StatusBadges({ isDraft, isPlanned, reading }: StatusBadgesProps) {
  return (
    <Row>
      {!isDraft && <Badge $tone="done">Publié</Badge>}
      {isDraft && <Badge $tone="waiting">{isPlanned ? 'Programmé' : 'Brouillon'}</Badge>}
      {reading && isPreparing(reading) && <Badge $tone="waiting">En préparation</Badge>}
      {reading?.etat === 'indisponible' && !isPreparing(reading) && (
        <Badge $tone="failed">Échec de la lecture</Badge>
      )}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`

const Badge = styled.p<{ $tone: Tone }>`
  padding: 0.0625rem 0.625rem;
  border: 1px solid;
  border-radius: 1rem;
  font-size: ${theme.fontSizes.small};
  font-weight: 600;
  white-space: nowrap;
  color: ${({ $tone }) =>
    ({
      done: theme.colors.success,
      waiting: theme.colors.ink,
      failed: theme.colors.accentText,
    })[$tone]};
  background: ${({ $tone }) =>
    ({
      done: theme.colors.successSurface,
      waiting: theme.colors.sunken,
      failed: theme.colors.dangerSurface,
    })[$tone]};

  ${media.forcedColors} {
    border-width: ${({ $tone }) => ($tone === 'failed' ? '3px' : '1px')};
  }
`
