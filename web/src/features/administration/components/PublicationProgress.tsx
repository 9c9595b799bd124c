import { ProgressBar } from '../../../ui/ProgressBar'
import type { PublicationStep } from '../helpers/RegardPublisher'

type PublicationProgressProps = { step: PublicationStep; percentage: number }

const labels: Record<PublicationStep, string> = {
  pdf: 'Étape 1 sur 3\u00a0: envoi du PDF',
  couverture: 'Étape 2 sur 3\u00a0: envoi de la couverture',
  regard: 'Étape 3 sur 3\u00a0: enregistrement du numéro',
}

/** Which of the three steps is under way, and how far the whole work is. */
export function PublicationProgress({ step, percentage }: PublicationProgressProps) {
  return <ProgressBar label={labels[step]} percentage={percentage} />
}
