import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { toFrenchMessage } from '../../../../lib/api/errors'
import { logError } from '../../../../lib/browser/logError'
import { Button } from '../../../../ui/Button'
import { Dialog, DialogActions } from '../../../../ui/Dialog'
import { LoadError } from '../../../../ui/LoadError'
import { Notice } from '../../../../ui/Notice'
import { Spinner } from '../../../../ui/Spinner'
import { formatSubscribers } from '../../helpers/describeCampaign'
import type { PublishedRegard } from '../../helpers/toPublishedRegard'
import { campaignQueries } from '../../queries/campaignQueries'
import { useStartCampaign } from '../../queries/useStartCampaign'
import { LetterPreview } from './LetterPreview'
import { TestLetter } from './TestLetter'

type StartCampaignDialogProps = {
  regard: PublishedRegard
  onClose: () => void
  /** Called once the list shows the campaign; `isNew`: whether this dialog started it. */
  onStarted: (isNew: boolean) => void
}

export function StartCampaignDialog({ regard, onClose, onStarted }: StartCampaignDialogProps) {
  const { numero } = regard
  const startCampaign = useStartCampaign()
  const { isPending: isBusy, error } = startCampaign
  const subscriberCount = useQuery(campaignQueries.subscriberCount())
  const isReady = subscriberCount.data !== undefined && subscriberCount.data > 0

  function handleStart() {
    if (isBusy || !isReady) return
    startCampaign.mutate(regard.id, {
      onSuccess: onStarted,
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
            Relisez le message&nbsp;: il vient du numéro tel qu’il est. Un essai vous l’envoie, à
            vous seulement.
          </p>
          <p>
            <strong>C’est définitif&nbsp;:</strong> un message parti ne revient pas, et un numéro ne
            s’annonce qu’une fois.
          </p>
        </>
      }
      size="wide"
      isBusy={isBusy}
      onClose={onClose}
    >
      <LetterPreview regardId={regard.id} />
      <TestLetter regardId={regard.id} />
      {subscriberCount.isPending && <Spinner label="Les abonnés sont comptés…" />}
      {subscriberCount.isError && (
        <LoadError
          sentence="Les abonnés n’ont pas pu être comptés."
          detail={toFrenchMessage(subscriberCount.error)}
          onRetry={() => void subscriberCount.refetch()}
        />
      )}
      <Notice variant="neutral">
        {subscriberCount.data === 0 && 'Personne n’est encore inscrit à la lettre d’information.'}
      </Notice>
      {error && (
        <Notice variant="danger">L’envoi n’a pas commencé&nbsp;: {toFrenchMessage(error)}</Notice>
      )}
      <DialogActions>
        <Button type="button" $look="secondary" disabled={isBusy} onClick={onClose}>
          Annuler
        </Button>
        <ConfirmButton type="button" aria-disabled={isBusy || !isReady} onClick={handleStart}>
          {isBusy
            ? 'Envoi…'
            : isReady
              ? `Écrire à ${formatSubscribers(subscriberCount.data)}`
              : 'Écrire'}
        </ConfirmButton>
      </DialogActions>
    </Dialog>
  )
}

/** On a narrow screen the button moves to its own line instead of breaking a number. */
const ConfirmButton = styled(Button)`
  white-space: nowrap;
`
