import type { ReadingState } from '@regards/contract/schemas/lecture'
import { Button } from '@web/ui/Button'
import { ProgressBar } from '@web/ui/ProgressBar'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { SiteLink } from '@web/ui/links/SiteLink'
import { guideAnchors } from '@regards/contract/guideAnchors'
import { describeReading, getPreparedPart, isPreparing } from './describeReading'
import styles from './RegardStatus.module.css'

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
      <div className={styles.small}>
        <ProgressBar label={describeReading(reading)} percentage={part} />
      </div>
    )
  }
  const hasFailed = reading.etat === 'indisponible' && !isPreparing(reading)
  const advice = isPreparing(reading) ? null : reading.conseil
  return (
    <div className={styles.small} data-failed={hasFailed || undefined}>
      <p>{describeReading(reading)}</p>
      {advice && <p>{advice}</p>}
      {hasFailed && (
        <div className={styles.actions}>
          <Button data-look="secondary" onClick={onPrepare}>
            Préparer de nouveau<VisuallyHidden>&nbsp;le numéro {numero}</VisuallyHidden>
          </Button>
          <SiteLink href={guideAnchors.lecture}>
            Que faire&nbsp;?
            <VisuallyHidden>&nbsp;(numéro {numero})</VisuallyHidden>
          </SiteLink>
        </div>
      )}
    </div>
  )
}

type StatusBadgesProps = {
  isDraft: boolean
  isPlanned: boolean
  reading: ReadingState | undefined
}

/** Whether visitors see an issue, and the problems of its online reading. */
export function StatusBadges({ isDraft, isPlanned, reading }: StatusBadgesProps) {
  return (
    <div className={styles.row}>
      {!isDraft && (
        <p className={styles.badge} data-tone="done">
          Publié
        </p>
      )}
      {isDraft && (
        <p className={styles.badge} data-tone="waiting">
          {isPlanned ? 'Programmé' : 'Brouillon'}
        </p>
      )}
      {reading && isPreparing(reading) && (
        <p className={styles.badge} data-tone="waiting">
          En préparation
        </p>
      )}
      {reading?.etat === 'indisponible' && !isPreparing(reading) && (
        <p className={styles.badge} data-tone="failed">
          Échec de la lecture
        </p>
      )}
    </div>
  )
}
