import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toFrenchMessage } from '@web/lib/api/errors'
import { logError } from '@web/lib/browser/logError'
import { Button } from '@web/ui/Button'
import { Dialog, DialogActions } from '@web/ui/Dialog'
import { Notice } from '@web/ui/Notice'

type ConfirmDialogProps = {
  title: string
  intro: ReactNode
  /** Label of the button that confirms, and its label while the change is sent. */
  action: string
  busy: string
  /** Precedes the reason of a failure. */
  failure: string
  /** Makes the change; resolves once the page shows it. */
  act: () => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

/** Asks for a confirmation, then makes the change and stays open until it is made. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, intro, action, busy, failure, act, onDone, onClose } = props
  const { mutate, isPending, error } = useMutation({
    mutationFn: act,
    onError: (cause) => logError(failure, cause),
  })

  function handleConfirm() {
    if (!isPending) mutate(undefined, { onSuccess: onDone })
  }

  return (
    <Dialog role="alertdialog" title={title} intro={intro} isBusy={isPending} onClose={onClose}>
      {error && (
        <Notice variant="danger">
          {failure} {toFrenchMessage(error)}
        </Notice>
      )}
      <DialogActions>
        <Button data-look="secondary" disabled={isPending} onClick={onClose}>
          Annuler
        </Button>
        <Button aria-disabled={isPending} onClick={handleConfirm}>
          {isPending ? busy : error ? 'Réessayer' : action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
