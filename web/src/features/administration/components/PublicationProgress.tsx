import { useState, type Ref } from 'react'
import styled from 'styled-components'
import { theme } from '../../../theme/theme'
import { ProgressBar } from '../../../ui/ProgressBar'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { describeProgress } from '../helpers/describeProgress'
import type { PublicationSnapshot, PublicationStep } from '../helpers/publicationTypes'
import { useCurrentTime } from '../../../lib/hooks/useCurrentTime'
import { useThrottledValue } from '../../../lib/hooks/useThrottledValue'
import { PublicationControls, type PublicationActions } from './PublicationControls'

type PublicationProgressProps = {
  progress: PublicationSnapshot
  actions: PublicationActions
  /** What the focus may go to while the form cannot be used. */
  ref?: Ref<HTMLDivElement>
}

const labels: Record<PublicationStep, string> = {
  pdf: 'Étape 1 sur 3\u00a0: envoi du PDF',
  couverture: 'Étape 2 sur 3\u00a0: envoi de la couverture',
  regard: 'Étape 3 sur 3\u00a0: enregistrement du numéro',
}

const announcementIntervalMs = 10_000

/** Which of the three steps is under way, how far and how fast, and how to hold it. */
export function PublicationProgress({ progress, actions, ref }: PublicationProgressProps) {
  const { step, activity, sentBytes, totalBytes, retryAt } = progress
  const [firstStep] = useState(step)
  const now = useCurrentTime(1_000, retryAt !== undefined)
  const { status, amount, rate, timeLeft } = describeProgress(progress, now)
  // The seconds before another try are for the eye: who listens hears that there is one.
  const spoken = retryAt === undefined ? (status ?? timeLeft) : 'Connexion perdue, nouvel essai'
  const announced = useThrottledValue(spoken ?? '', announcementIntervalMs)
  const percentage = totalBytes > 0 ? Math.min((sentBytes / totalBytes) * 100, 100) : 0
  return (
    <Frame ref={ref} tabIndex={-1} role="group" aria-label="Ajout du numéro">
      <ProgressBar label={labels[step]} percentage={percentage} />
      {status !== undefined && <Status>{status}</Status>}
      <Figures>
        {[amount, rate, timeLeft].map(
          (words) => words !== undefined && <li key={words}>{words}</li>,
        )}
      </Figures>
      {/* Empty at first: the focus comes here then, and a screen reader reads all of it. */}
      <VisuallyHidden role="status">{step !== firstStep && labels[step]}</VisuallyHidden>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <PublicationControls activity={activity} actions={actions} />
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space.s};
`

const Status = styled.p`
  margin: 0;
  font-weight: 600;
`

const Figures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${theme.colors.muted};
  font-variant-numeric: tabular-nums;
`
