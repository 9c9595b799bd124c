import { formatCalendarDay } from '@web/lib/format/dates'
import { Button } from '@web/ui/Button'
import { Dialog, DialogActions } from '@web/ui/Dialog'
import type { PublicationInput } from '../publicationTypes'

type EarlyPublicationDialogProps = {
  input: Pick<PublicationInput, 'numero' | 'dateParution'>
  /** Whether the issue is already published and its date was changed. */
  isPublished?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Confirmation dialog for a date months ahead: the issue becomes the newest one at once. */
export function EarlyPublicationDialog({
  input: { numero, dateParution },
  isPublished = false,
  onConfirm,
  onClose,
}: EarlyPublicationDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={
        isPublished
          ? `Enregistrer cette date pour le numéro ${numero}\u00a0?`
          : `Publier le numéro ${numero} dès maintenant\u00a0?`
      }
      intro={
        <>
          <p>Sa date de parution, le {formatCalendarDay(dateParution)}, est dans plus d’un mois.</p>
          <p>
            {isPublished ? 'Il passera tout de suite' : 'Il paraîtra tout de suite sur le site,'} en
            tête des numéros et marqué «&nbsp;NOUVEAU&nbsp;».
          </p>
        </>
      }
      onClose={onClose}
    >
      <DialogActions>
        <Button data-look="secondary" onClick={onClose}>
          Corriger la date
        </Button>
        <Button onClick={onConfirm}>
          {isPublished ? 'Enregistrer cette date' : 'Publier maintenant'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const dayMs = 24 * 60 * 60_000

/** Issues are published some days before their date: beyond 31 days the form asks. */
const maxDaysAhead = 31

/** Whether a date (`YYYY-MM-DD`) is more than 31 days ahead. */
export function isFarInFuture(dateParution: string): boolean {
  return Date.parse(dateParution) > Date.now() + maxDaysAhead * dayMs
}
