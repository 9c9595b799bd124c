import type { ReadingState } from '@regards/contract/schemas/lecture'
import styled from 'styled-components'
import { theme } from '@web/theme/theme'
import { Button } from '@web/ui/Button'
import { ProgressBar } from '@web/ui/ProgressBar'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { SiteLink } from '@web/ui/links/SiteLink'
import { guideAnchors } from '@regards/contract/guideAnchors'
import { describeReading, getPreparedPart, isPreparing } from './describeReading'
import { media } from '@web/theme/media'

type ReadingStatusProps = {
  numero: number
  reading: ReadingState
  onPrepare: () => void
}

/** The online reading of an issue: progress or state; reason and advice after a failure. */
export function ReadingStatus({ numero, reading, onPrepare }: ReadingStatusProps) {
  const part = getPreparedPart(reading)
  if (part !== undefined) {
    return (
      <Small>
        <ProgressBar label={describeReading(reading)} percentage={part} />
      </Small>
    )
  }
  const hasFailed = reading.etat === 'indisponible' && !isPreparing(reading)
  const advice = isPreparing(reading) ? null : reading.conseil
  return (
    <Small $hasFailed={hasFailed}>
      <p>{describeReading(reading)}</p>
      {advice && <p>{advice}</p>}
      {hasFailed && (
        <Actions>
          <Button type="button" data-look="secondary" onClick={onPrepare}>
            Préparer de nouveau<VisuallyHidden>&nbsp;le numéro {numero}</VisuallyHidden>
          </Button>
          <SiteLink href={guideAnchors.lecture}>
            Que faire&nbsp;?
            <VisuallyHidden>&nbsp;(numéro {numero})</VisuallyHidden>
          </SiteLink>
        </Actions>
      )}
    </Small>
  )
}

const Small = styled.div<{ $hasFailed?: boolean }>`
  /* Contains texts that are hidden visually. */
  position: relative;
  display: grid;
  gap: ${theme.space.xs};
  color: ${({ $hasFailed }) => ($hasFailed ? theme.colors.ink : theme.colors.muted)};
  font-size: ${theme.fontSizes.small};
  font-variant-numeric: tabular-nums;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.m};
`

type Tone = 'done' | 'waiting' | 'failed'

type StatusBadgesProps = {
  isDraft: boolean
  isPlanned: boolean
  reading: ReadingState | undefined
}

/** Whether visitors see an issue, and the problems of its online reading. */
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
