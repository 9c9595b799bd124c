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
  /** Receives the focus while the form is disabled. */
  ref?: Ref<HTMLDivElement>
}

const labels: Record<PublicationStep, string> = {
  pdf: 'Étape 1 sur 3\u00a0: envoi du PDF',
  couverture: 'Étape 2 sur 3\u00a0: envoi de la couverture',
  regard: 'Étape 3 sur 3\u00a0: enregistrement du numéro',
}

const announcementIntervalMs = 10_000

/** The current step of the three, its progress and speed, and the controls of the publication. */
export function PublicationProgress({ progress, actions, ref }: PublicationProgressProps) {
  const { step, activity, sentBytes, totalBytes, retryAt } = progress
  const [firstStep] = useState(step)
  const now = useCurrentTime(1_000, retryAt !== undefined)
  const { status, amount, rate, timeLeft } = describeProgress(progress, now)
  // The countdown to the next try is visual only: screen readers announce the retry once.
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
      {/* Empty for the first step, which is read when the focus moves to the progress. */}
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
  list-style-type: '';
  color: ${theme.colors.muted};
  font-variant-numeric: tabular-nums;
`
