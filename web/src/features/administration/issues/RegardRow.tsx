import type { ReadingState } from '@regards/contract/schemas/lecture'
import { useId } from 'react'
import { paths } from '@web/domain/paths'
import { formatCalendarDay, formatParisTime } from '@web/lib/format/dates'
import { SiteLink } from '@web/ui/links/SiteLink'
import { Picture } from '@web/ui/Picture'
import { VisuallyHidden } from '@web/ui/texts'
import type { Campaign } from '../campaigns/campaign'
import type { PublishedRegard } from './publishedRegardsQuery'
import type { WaitingArticles } from './rowQueries'
import { CampaignStatus } from '../campaigns/CampaignStatus'
import { RegardActions, type RegardAction } from './RegardActions'
import { Button } from '@web/ui/Button'
import { ProgressBar } from '@web/ui/ProgressBar'
import { guideAnchors } from '@regards/contract/guideAnchors'
import { createBlock } from '@web/ui/createBlock'
import { describeReading, getPreparedPart, hasFailed, isPreparing } from './describeReading'
import styles from './RegardRow.module.css'

type RegardRowProps = {
  regard: PublishedRegard
  /** Null when no campaign was started for the issue; undefined while it is unknown. */
  campaign: Campaign | null | undefined
  /** Planned time of the publication of a draft, in Paris, YYYY-MM-DDTHH:MM. */
  plannedAt: string | undefined
  /** Undefined while it is unknown. */
  reading: ReadingState | undefined
  /** Undefined if no article waits. */
  waitingArticles: WaitingArticles | undefined
  onAction: (action: RegardAction) => void
}

export function RegardRow(props: RegardRowProps) {
  const { regard, campaign, plannedAt, reading, waitingArticles, onAction } = props
  const { numero, dateParution, titre, couverture, counts, isDraft } = regard
  const titleId = useId()
  const isPlanned = plannedAt !== undefined
  const isUnannounced = campaign === null || campaign?.state === 'ineffective'
  return (
    <li className={styles.frame} aria-labelledby={titleId}>
      <Picture picture={couverture} ratio={210 / 297} sizes="5rem" />
      <div className={styles.body}>
        <h3 id={titleId}>#{numero}</h3>
        {titre && <p className={styles.headline}>{titre}</p>}
        <p className={styles.details}>
          <time dateTime={dateParution}>{formatCalendarDay(dateParution)}</time>
          {counts.map((count) => (
            <span key={count}>{count}</span>
          ))}
        </p>
      </div>
      <div className={styles.status}>
        <StatusBadges isDraft={isDraft} isPlanned={isPlanned} reading={reading} />
        {isDraft && isPlanned && (
          <p className={styles.small}>Publication prévue {formatParisTime(plannedAt)}</p>
        )}
        {reading && (
          <ReadingStatus numero={numero} reading={reading} onPrepare={() => onAction('prepare')} />
        )}
        {reading?.correctionsEnCours && (
          <p className={styles.small}>Corrections en cours de reprise</p>
        )}
        {reading?.anciensArticles && (
          <p className={styles.small}>Articles de l’ancien PDF encore visibles</p>
        )}
        {waitingArticles && <WaitingArticlesLines numero={numero} {...waitingArticles} />}
      </div>
      <div className={styles.end}>
        {campaign && <CampaignStatus announcement={campaign} regard={regard} />}
        <RegardActions
          regard={regard}
          canAnnounce={isUnannounced && (!isDraft || isPlanned)}
          reading={reading}
          onAction={onAction}
        />
      </div>
    </li>
  )
}

/** Links to articles of an issue that wait for review. */
function WaitingArticlesLines({
  numero,
  proposed,
  toReview,
}: WaitingArticles & { numero: number }) {
  const lead = (words: string) => (
    <SiteLink href={paths.articlesDuNumero(numero)}>
      {words}
      <VisuallyHidden>&nbsp;(numéro {numero})</VisuallyHidden>
    </SiteLink>
  )
  return (
    <>
      {toReview > 0 && (
        <p className={styles.small}>
          {toReview === 1
            ? '1 article n’a plus été retrouvé'
            : `${toReview} articles n’ont plus été retrouvés`}{' '}
          dans le nouveau PDF&nbsp;: {lead(toReview === 1 ? 'le revoir' : 'les revoir')}
        </p>
      )}
      {proposed > 0 && (
        <p className={styles.small}>
          {proposed === 1
            ? 'Un article proposé est masqué'
            : `${proposed} articles proposés sont masqués`}
          &nbsp;: {lead('les relire')}
        </p>
      )}
    </>
  )
}

type ReadingStatusProps = {
  numero: number
  reading: ReadingState
  onPrepare: () => void
}

/** The online reading of an issue: progress or state; reason and advice after a failure. */
function ReadingStatus({ numero, reading, onPrepare }: ReadingStatusProps) {
  const part = getPreparedPart(reading)
  if (part !== undefined) {
    return (
      <div className={styles.reading}>
        <ProgressBar label={describeReading(reading)} percentage={part} />
      </div>
    )
  }
  const isFailed = hasFailed(reading)
  const advice = isPreparing(reading) ? null : reading.conseil
  return (
    <div className={styles.reading} data-failed={isFailed || undefined}>
      <p>{describeReading(reading)}</p>
      {advice && <p>{advice}</p>}
      {isFailed && (
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
function StatusBadges({ isDraft, isPlanned, reading }: StatusBadgesProps) {
  return (
    <div className={styles.row}>
      {!isDraft && <Badge data-tone="done">Publié</Badge>}
      {isDraft && <Badge data-tone="waiting">{isPlanned ? 'Programmé' : 'Brouillon'}</Badge>}
      {reading && isPreparing(reading) && <Badge data-tone="waiting">En préparation</Badge>}
      {reading && hasFailed(reading) && <Badge data-tone="failed">Échec de la lecture</Badge>}
    </div>
  )
}

const Badge = createBlock('p', styles.badge)
