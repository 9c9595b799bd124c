import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { toFrenchMessage } from '../../../../lib/errors'
import { logError } from '../../../../lib/log'
import { Button } from '../../../../ui/Button'
import { Dialog, DialogActions } from '../../../../ui/Dialog'
import { LoadError } from '../../../../ui/LoadError'
import { Notice } from '../../../../ui/Notice'
import { Spinner } from '../../../../ui/Spinner'
import { formatSubscribers } from '../../helpers/describeAnnouncement'
import type { PublishedRegard } from '../../helpers/toPublishedRegard'
import { announcementQueries } from '../../queries/announcementQueries'
import { useAnnounceRegard } from '../../queries/useAnnounceRegard'

type AnnounceRegardDialogProps = {
  regard: PublishedRegard
  onClose: () => void
  /** Called once the mails are on their way, and the list shows it. */
  onAnnounced: () => void
}

/** Asks before all subscribers are written to. */
export function AnnounceRegardDialog({ regard, onClose, onAnnounced }: AnnounceRegardDialogProps) {
  const { numero } = regard
  const announcing = useAnnounceRegard()
  const { isPending: isBusy, error } = announcing
  const count = useQuery(announcementQueries.subscriberCount())
  const isReady = count.data !== undefined && count.data > 0

  function handleAnnounce() {
    if (isBusy || !isReady) return
    announcing.mutate(regard.id, {
      onSuccess: onAnnounced,
      onError: (cause) => logError(`L’annonce du numéro ${numero} a échoué\u00a0:`, cause),
    })
  }

  return (
    <Dialog
      role="alertdialog"
      title={`Prévenir les abonnés du numéro ${numero}\u00a0?`}
      intro={
        <>
          <p>
            Ils recevront un e-mail avec la couverture, la date, le titre et le sommaire du numéro,
            et un bouton pour le lire.
          </p>
          <p>
            <strong>C’est définitif&nbsp;:</strong> un message parti ne revient pas, et un numéro ne
            s’annonce qu’une fois.
          </p>
        </>
      }
      isBusy={isBusy}
      onClose={onClose}
    >
      {count.isPending && <Spinner label="Les abonnés sont comptés…" />}
      {count.isError && (
        <LoadError
          sentence="Les abonnés n’ont pas pu être comptés."
          detail={toFrenchMessage(count.error)}
          onRetry={() => void count.refetch()}
        />
      )}
      <Notice tone="neutral">
        {count.data === 0 && 'Personne n’est encore inscrit à la lettre d’information.'}
      </Notice>
      {error && (
        <Notice tone="danger">L’envoi n’a pas commencé&nbsp;: {toFrenchMessage(error)}</Notice>
      )}
      <DialogActions>
        <Button type="button" $look="secondary" disabled={isBusy} onClick={onClose}>
          Annuler
        </Button>
        <Confirm type="button" aria-disabled={isBusy || !isReady} onClick={handleAnnounce}>
          {isBusy ? 'Envoi…' : isReady ? `Écrire à ${formatSubscribers(count.data)}` : 'Écrire'}
        </Confirm>
      </DialogActions>
    </Dialog>
  )
}

/** On a narrow screen it rather takes a line of its own than break a number. */
const Confirm = styled(Button)`
  white-space: nowrap;
`
