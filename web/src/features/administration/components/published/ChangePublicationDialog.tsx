import { toFrenchMessage } from '../../../../lib/api/errors'
import { logError } from '../../../../lib/browser/logError'
import { Button } from '../../../../ui/Button'
import { Dialog, DialogActions } from '../../../../ui/Dialog'
import { Notice } from '../../../../ui/Notice'
import type { PublishedRegard } from '../../helpers/toPublishedRegard'
import { useChangePublication } from '../../queries/useChangePublication'

type ChangePublicationDialogProps = {
  kind: 'publish' | 'withdraw'
  regard: PublishedRegard
  onClose: () => void
  /** Called once the server has done it and the lists are updated. */
  onChanged: () => void
}

const words = {
  publish: {
    title: (numero: number) => `Publier le numéro ${numero}\u00a0?`,
    intro: 'Les visiteurs le verront tout de suite.',
    action: 'Publier',
    busy: 'Publication…',
    failure: 'La publication a échoué\u00a0:',
  },
  withdraw: {
    title: (numero: number) => `Retirer le numéro ${numero} du site\u00a0?`,
    intro:
      'Les visiteurs ne le verront plus. Son PDF, sa couverture et ses compteurs sont gardés\u00a0: vous pourrez le publier de nouveau.',
    action: 'Retirer',
    busy: 'Retrait…',
    failure: 'Le retrait a échoué\u00a0:',
  },
}

/** Confirmation dialog before an issue is published, or withdrawn from the site. */
export function ChangePublicationDialog({
  kind,
  regard,
  onClose,
  onChanged,
}: ChangePublicationDialogProps) {
  const change = useChangePublication()
  const { isPending, error } = change
  const { title, intro, action, busy, failure } = words[kind]

  function handleConfirm() {
    if (isPending) return
    change.mutate(
      { id: regard.id, kind },
      { onSuccess: onChanged, onError: (cause) => logError(failure, cause) },
    )
  }

  return (
    <Dialog
      role="alertdialog"
      title={title(regard.numero)}
      intro={<p>{intro}</p>}
      isBusy={isPending}
      onClose={onClose}
    >
      {error && (
        <Notice variant="danger">
          {failure} {toFrenchMessage(error)}
        </Notice>
      )}
      <DialogActions>
        <Button type="button" $look="secondary" disabled={isPending} onClick={onClose}>
          Annuler
        </Button>
        <Button type="button" aria-disabled={isPending} onClick={handleConfirm}>
          {isPending ? busy : error ? 'Réessayer' : action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
