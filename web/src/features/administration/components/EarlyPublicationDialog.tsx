import { formatDateParution } from '../../../lib/dates'
import { Button } from '../../../ui/Button'
import { Dialog, DialogActions } from '../../../ui/Dialog'
import type { PublicationInput } from '../helpers/publication'

type EarlyPublicationDialogProps = {
  input: Pick<PublicationInput, 'numero' | 'dateParution'>
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an issue is published long before its date: it would be the newest one at once. */
export function EarlyPublicationDialog({
  input: { numero, dateParution },
  onConfirm,
  onClose,
}: EarlyPublicationDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={`Publier le numéro ${numero} dès maintenant\u00a0?`}
      intro={
        <>
          <p>
            Sa date de parution, le {formatDateParution(dateParution)}, est dans plus d’un mois.
          </p>
          <p>
            Il paraîtra tout de suite sur le site, en tête des numéros et marqué
            «&nbsp;NOUVEAU&nbsp;».
          </p>
        </>
      }
      onClose={onClose}
    >
      <DialogActions>
        <Button type="button" $look="secondary" onClick={onClose}>
          Corriger la date
        </Button>
        <Button type="button" onClick={onConfirm}>
          Publier maintenant
        </Button>
      </DialogActions>
    </Dialog>
  )
}
