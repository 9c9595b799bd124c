import { formatCount } from '@web/domain/regards/formatCount'
import { Notice } from '@web/ui/Notice'
import { ProgressBar } from '@web/ui/ProgressBar'
import {
  describeCampaign,
  campaignQueries,
  unplanCampaign,
  useCampaignChange,
  type Campaign,
} from './campaign'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toFrenchMessage } from '@web/lib/api/errors'
import { LoadError, Spinner } from '@web/ui/PageState'
import { logError } from '@web/lib/browser/logError'
import { Button } from '@web/ui/Button'
import { VisuallyHidden, SmallFigures } from '@web/ui/texts'
import styles from './CampaignStatus.module.css'

type CampaignStatusProps = {
  announcement: Campaign
  regard: { id: string; numero: number }
}

/** Plan of an issue's campaign, its progress, or its result. */
export function CampaignStatus({ announcement, regard }: CampaignStatusProps) {
  const { state, total, sent, failed, obstacle, isRetried } = announcement
  const isRunning = state === 'running'
  return (
    <div className={styles.frame}>
      {isRunning && (
        <ProgressBar
          label="Annonce aux abonnés"
          percentage={total > 0 ? Math.min(100, (100 * (sent + failed)) / total) : 0}
        />
      )}
      <SmallFigures>{describeCampaign(announcement)}</SmallFigures>
      <Notice variant="neutral">
        {isRunning &&
          obstacle &&
          (isRetried ? (
            <>
              Le serveur d’e-mail ne prend rien pour l’instant. L’envoi reprendra de lui-même.{' '}
              <span className={styles.obstacle}>{obstacle}</span>
            </>
          ) : (
            `${obstacle} L’envoi reprendra quand il y reviendra.`
          ))}
      </Notice>
      {state === 'planned' && <UnplanCampaign regard={regard} />}
      {failed > 0 && <CampaignFailures announcement={announcement} />}
    </div>
  )
}

/** The recipients whose e-mail could not be delivered, and why; loaded when opened. */
function CampaignFailures({ announcement }: { announcement: Campaign }) {
  const { id, failed } = announcement
  const [isOpen, setIsOpen] = useState(false)
  const query = useQuery({ ...campaignQueries.failures(id, failed), enabled: isOpen })
  const { data: failures, isPending, isError } = query
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        {formatCount(failed, 'échec')}&nbsp;: voir les adresses
      </summary>
      {isOpen && isPending && <Spinner label="Chargement des adresses…" />}
      {isError && <LoadError sentence="Les adresses n’ont pas pu être chargées." query={query} />}
      {failures && !isError && (
        <ul className={styles.failures} aria-label="Adresses en échec">
          {failures.map(({ id: failureId, email, raison }) => (
            <li key={failureId}>
              <strong>{email ?? 'Une personne désinscrite depuis'}</strong>
              <span className={styles.reason} lang="en">
                {raison}
              </span>
            </li>
          ))}
          {failed > failures.length && <li>Et d’autres, que cette liste ne montre pas.</li>}
        </ul>
      )}
    </details>
  )
}

/** Ends the plan to announce an issue. */
function UnplanCampaign({ regard }: { regard: { id: string; numero: number } }) {
  const { mutate, error, isPending } = useCampaignChange(() => unplanCampaign(regard.id))
  return (
    <div>
      <Button
        data-look="quiet"
        aria-disabled={isPending}
        onClick={() => {
          if (isPending) return
          mutate(undefined, {
            onError: (cause) => logError('La déprogrammation a échoué\u00a0:', cause),
          })
        }}
      >
        {isPending ? 'Un instant…' : 'Déprogrammer l’annonce'}
        <VisuallyHidden>&nbsp;du numéro {regard.numero}</VisuallyHidden>
      </Button>
      {error && (
        <Notice variant="danger">
          L’annonce est toujours prévue&nbsp;: {toFrenchMessage(error)}
        </Notice>
      )}
    </div>
  )
}
