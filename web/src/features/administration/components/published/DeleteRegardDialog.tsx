import { formatCalendarDay } from '../../../../lib/format/dates'
import { toFrenchMessage } from '../../../../lib/api/errors'
import { logError } from '../../../../lib/browser/logError'
import { Button } from '../../../../ui/Button'
import { Dialog, DialogActions } from '../../../../ui/Dialog'
import { Notice } from '../../../../ui/Notice'
import type { PublishedRegard } from '../../helpers/toPublishedRegard'
import { useDeleteRegard } from '../../queries/useDeleteRegard'

type DeleteRegardDialogProps = {
  regard: PublishedRegard
  onClose: () => void
  /** Called once the server has deleted the issue and the list is updated. */
  onDeleted: () => void
}

/** Confirmation dialog before an issue is deleted with its files and counts. */
export function DeleteRegardDialog({ regard, onClose, onDeleted }: DeleteRegardDialogProps) {
  const { numero, titre, dateParution } = regard
  const deletion = useDeleteRegard()
  const { isPending, error } = deletion

  function handleDelete() {
    if (isPending) return
    deletion.mutate(regard.id, {
      onSuccess: onDeleted,
      onError: (cause) => logError(`La suppression du numéro ${numero} a échoué\u00a0:`, cause),
    })
  }

  return (
    <Dialog
      role="alertdialog"
      title={`Supprimer le numéro ${numero}\u00a0?`}
      intro={
        <>
          <p>
            {titre && <>«&nbsp;{titre}&nbsp;», </>}
            {titre ? 'paru' : 'Paru'} le {formatCalendarDay(dateParution)}.
          </p>
          <p>
            Son PDF, sa couverture, ses compteurs et sa fréquentation seront supprimés avec lui.
          </p>
          <p>
            <strong>C’est définitif&nbsp;:</strong> rien ne pourra être récupéré.
          </p>
        </>
      }
      isBusy={isPending}
      onClose={onClose}
    >
      {error && (
        <Notice variant="danger">La suppression a échoué&nbsp;: {toFrenchMessage(error)}</Notice>
      )}
      <DialogActions>
        <Button type="button" $look="secondary" disabled={isPending} onClick={onClose}>
          Annuler
        </Button>
        <Button type="button" aria-disabled={isPending} onClick={handleDelete}>
          {isPending ? 'Suppression…' : error ? 'Réessayer' : 'Supprimer'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
