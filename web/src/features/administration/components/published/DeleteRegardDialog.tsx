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
  /** Called once the issue is in the trash and the list is updated. */
  onDeleted: () => void
}

/** Confirmation dialog before an issue is moved to the trash with its files and counts. */
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
            Il quitte le site et va dans la corbeille, avec son PDF, sa couverture, ses compteurs et
            sa fréquentation.
          </p>
          <p>
            <strong>Pendant 30&nbsp;jours</strong>, il peut être restauré depuis l’espace
            d’administration. Il est ensuite supprimé définitivement.
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
